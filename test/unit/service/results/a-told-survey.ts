import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

/** A survey of eight personas: two choices, then words and a number. */
export const told: SurveyDraft = aDraft(
  8,
  ['How often do you cycle?', 'Every day', 'Every week', 'Rarely', 'Never'],
  ['What keeps you from it?', 'The rain', 'The traffic', 'The hills', 'Nothing', 'My back'],
  ['What should the town do first?'],
  ['How many bicycles do you own?'],
)
/** What they said: the places of options, words, and a number. */
export const SAID: readonly (readonly [number | null, number | null, string | null, number | null])[] = [
  [0, 3, 'Paint the lanes again.', 2],
  [1, 1, 'Slow the buses down.', 1],
  [2, 0, null, 1],
  [3, 4, 'Nothing comes to my mind.', 0],
  [null, 2, 'Build a bridge at the mill.', 3],
  [1, null, 'Put more racks at the station.', 1],
  [0, 1, 'Ask those who ride.', null],
  [2, 0, 'Clear the snow from the lanes.', 4],
]
export const IDS = ['q1', 'q2', 'q3', 'q4']
export const PEOPLE = SAID.map((_, at) => `p${at + 1}`)

/** The text of an option of an item; null for none. */
export function optionText(item: number, option: number | null | undefined): string | null {
  return told.questions[item]?.options[option ?? -1]?.text ?? null
}

/** What a persona said to an item, in words. */
export function truthOf(persona: number, item: number): string | number | null {
  const value = SAID[persona]?.[item] ?? null
  return item < 2 ? optionText(item, value as number | null) : value
}

/** The answers read from a payload that the truth does not have, as "persona item answer". */
export function wrongIn(data: unknown, truth = truthOf): string[] {
  return toldAnswers(data, told).flatMap((row, persona) =>
    row.flatMap((answer, item) =>
      answer === null || answer === String(truth(persona, item)) ? [] : [`${persona} ${item} ${answer}`],
    ),
  )
}

/** How many answers are read from a payload. */
export function readIn(data: unknown): number {
  return toldAnswers(data, told)
    .flat()
    .filter((answer) => answer !== null).length
}
