import { expect, test } from 'vitest'
import { groupByItem } from '../../../shared/analysis/item-responses.ts'
import { personaAnswers } from '../../../shared/analysis/persona-answers.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { aChoice } from '../../support/drafts.ts'

const chosen = (respondent: number, question: number, option: number): Answer => ({
  respondent,
  question,
  kind: 'option',
  option,
  text: null,
})

test('a persona has one line an item, in questionnaire order, with the kind of missing', () => {
  const questions = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aChoice(id, id, ['Yes', 'No']))
  const answers: Answer[] = [
    chosen(1, 4, 0),
    chosen(1, 4, 1),
    chosen(0, 3, 0),
    { respondent: 1, question: 2, kind: 'unread', option: null, text: 'Perhaps' },
    { respondent: 1, question: 1, kind: 'blank', option: null, text: null },
    chosen(0, 0, 0),
    chosen(1, 0, 1),
  ]
  const lines = personaAnswers(questions, groupByItem(answers), 1)
  expect(lines.map(({ state }) => state)).toEqual([
    'answered',
    'blank',
    'unread',
    'missing',
    'unread',
    'totals_only',
  ])
  expect(lines[0]?.answers).toEqual([chosen(1, 0, 1)])
  // Two contradictory answers are both shown, as choosing one would be a guess.
  expect(lines[4]?.answers).toEqual([chosen(1, 4, 0), chosen(1, 4, 1)])
})

test('an answer that comes twice alike is one answer', () => {
  const lines = personaAnswers(
    [aChoice('a', 'a', ['Yes', 'No'])],
    groupByItem([chosen(0, 0, 1), chosen(0, 0, 1)]),
    0,
  )
  expect(lines).toEqual([{ state: 'answered', answers: [chosen(0, 0, 1)] }])
})
