import { expect, it } from 'vitest'
import { refusalProblem } from '../../../../electron/service/problems/refusal.ts'
import { withoutTitles } from '../../../../electron/service/problems/without-titles.ts'
import type { Operation } from '../../../../shared/models/service-answer.ts'

const reasonOf = (operation: Operation, status: number, error: string) =>
  refusalProblem({ status, operation, headers: new Headers(), body: { error }, key: 'sk-0123456789', now: 0 })
    .problem.reason

it.each([
  'L’étude « Déjà lancée ? » n’a pas de question',
  "L'enquête “Déjà en cours !” n'a aucune question.",
  'Impossible de lancer « Une vie déjà terminée » : ajoutez des questions.',
  'The survey "Already launched?" has no questions',
  'Survey titled ‘Who’s already running?’ needs an audience',
  "'Already done with cars?' has no questions.",
  'Validation failed for the draft "Already launched brands" (no personas)',
])('no launch is refused as one that was made because of a title: %s', (error) => {
  expect(reasonOf('launch_survey', 400, error)).toBe('other')
  expect(reasonOf('launch_survey', 409, error)).toBe('other')
})

it.each([
  'L’étude « Mobilité des seniors » est déjà lancée',
  'The survey "No questions asked?" has already been launched',
  'Survey is "already launched"',
  'The status of the survey is "Already Running"',
  'L’enquête « en cours » ne se relance pas : déjà lancée',
  'Cannot launch a survey "RUNNING"',
  'Transition impossible depuis l’état « ouvert »',
  '"Already launched" is the status of this survey',
])('a launch is refused as one that was made: %s', (error) => {
  expect(reasonOf('launch_survey', 409, error)).toBe('already_launched')
})

it.each([
  ['other', 'L’étude « Pas encore terminée ? » est introuvable'],
  ['other', 'The study "Still Not Ready" has no such wave'],
  ['not_finished', 'The study "The war has failed" is still running'],
  ['not_finished', 'L’étude « A-t-on échoué ? » est en cours'],
])('results are refused as %s: %s', (reason, error) => {
  expect(reasonOf('survey_results', 400, error)).toBe(reason)
})

it('leaves a long message as it is whose quotation marks are never closed', () => {
  const message = `${'«A b '.repeat(5000)}${'‘A b '.repeat(5000)}`
  expect(withoutTitles(message)).toBe(message)
})
