import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

/** A survey of four items, and what eight personas answered: each item has one who gave no answer. */
export const PEOPLE = ['k-301', 'k-304', 'k-309', 'k-312', 'k-317', 'k-321', 'k-322', 'k-330']
const RATES = ['Very well', 'Fairly well', 'Not very well', 'Not at all']
const USES = ['Every day', 'Every week', 'Hardly ever']

export const draft = aDraft(
  PEOPLE.length,
  ['How well does the tram suit you?', ...RATES],
  ['How many trips did you make last week?'],
  ['How often do you cycle?', ...USES],
  ['What would you change about it?'],
)

const RATE = [0, 3, 1, null, 0, 1, 2, 0]
const TRIPS = [8, null, 9, 0, 4, 7, 3, 21]
const USE = [1, 0, 2, 1, null, 2, 2, 1]
const SAID = [
  'More trams in the evening, please.',
  'Warmer waiting rooms.',
  null,
  'The stop is too far from my door.',
  'Room for prams and bicycles.',
  'It should cost less for children.',
  'A line to the hospital.',
  'Drivers who wait for old people.',
]

/** What a persona answered to an item: an option's place, a number, words, or null. */
export function toldBy(p: number, item: number): number | string | null {
  return [RATE, TRIPS, USE, SAID][item]?.[p] ?? null
}

/** The same, as its words are in the questionnaire. */
export function wordsBy(p: number, item: number): string | null {
  const told = toldBy(p, item)
  if (told === null) return null
  return isChoice(item) ? (draft.questions[item]?.options[Number(told)]?.text ?? null) : String(told)
}

export function isChoice(item: number): boolean {
  return draft.questions[item]?.type === 'single_choice'
}

/** All answers, by persona and item. */
export const TRUTH = PEOPLE.map((_, p) => draft.questions.map((_, item) => wordsBy(p, item)))

/** The answers that are read from a payload, by persona and item; null where there is none. */
export function readOf(data: unknown): (string | null | undefined)[][] {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return PEOPLE.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    return draft.questions.map(({ options }, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      if (own?.kind === 'option') return options[own.option ?? -1]?.text
      return own?.kind === 'text' ? own.text : null
    })
  })
}

/** The truth without some items. */
export function without(...items: number[]): (string | null)[][] {
  return TRUTH.map((row) => row.map((told, item) => (items.includes(item) ? null : told)))
}

/** One entry for each persona and item, in the order of the personas. */
export function rowsOf<Row>(row: (p: number, item: number) => Row): Row[] {
  return PEOPLE.flatMap((_, p) => draft.questions.map((_, item) => row(p, item)))
}
