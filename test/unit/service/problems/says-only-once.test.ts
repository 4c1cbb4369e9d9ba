import { describe, expect, it } from 'vitest'
import { refusalProblem } from '../../../../electron/service/problems/refusal.ts'

const reasonOf = (error: string) =>
  refusalProblem({
    ...{ status: 400, headers: new Headers(), body: { data: null, error }, key: '', now: 0 },
    operation: 'launch_survey',
  }).problem.reason

describe('a launch refused because it would be the second one', () => {
  it.each([
    'Étude NUIT-2025-0147 : le recueil a déjà été ouvert, il ne peut pas l’être une seconde fois.',
    'Le recueil est déjà ouvert.',
    'Survey 41 cannot be launched twice.',
    'The survey has already been opened; it cannot be opened again.',
    'A study cannot be launched a second time.',
    'Impossible de lancer deux fois la même enquête.',
    'L’enquête a été lancée et ne peut pas l’être à nouveau.',
    'Fieldwork has been opened and may not be reopened.',
    'This survey can’t be relaunched',
    'Second launch refused.',
    'Relance interdite',
    'Campaign 12 : déjà en cours de recueil',
    'Trop tard : c’est déjà en route.',
  ])('says that it was launched before: %s', (message) => {
    expect(reasonOf(message)).toBe('already_launched')
  })

  it.each([
    'Service saturé, relancez plus tard.',
    'Impossible de lancer l’enquête pour le moment, relancer dans 5 minutes.',
    'L’enquête n’a pas pu être lancée ; merci de la lancer à nouveau.',
    'You cannot launch again within 60 seconds.',
    'Cannot launch: persona 4 starts twice.',
    'The survey cannot be opened to the same panel twice.',
    'Vous n’avez pas le droit de relancer une enquête.',
    'Relance interdite pour votre rôle',
    'The service is restarting, do not relaunch',
    'Ce panel ne peut pas être interrogé une seconde fois.',
    'Le compte a déjà été ouvert à un autre nom, il ne peut pas l’être une seconde fois.',
    'Une question ne peut pas être posée deux fois.',
    'The survey could not be launched, try to launch it again.',
    'The survey could not be launched, please relaunch it',
    'The survey could not be launched and must be relaunched',
    'The survey could not be launched and should be launched again',
    'A launch was not possible, launch again with fewer personas.',
    'You cannot launch again a survey with no questions.',
  ])('is not what another refusal says: %s', (message) => {
    expect(reasonOf(message)).toBe('other')
  })
})
