import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['k-301', 'k-304', 'k-309', 'k-312', 'k-317', 'k-321']
const RATES = ['Very well', 'Fairly well', 'Not well']
const USES = ['Every day', 'Every week', 'Hardly ever']
const RATE = [0, 2, 1, 2, 0, 1]
const TRIPS = [8, 12, 9, 0, 4, 7]
const USE = [1, 0, 2, 1, 0, 2]
const SAID = [
  'More trams in the evening, please.',
  'Warmer waiting rooms.',
  'Nothing at all, I like it.',
  'The stop is too far from my door.',
  'Room for prams and bicycles.',
  'It should cost less for children.',
]
const draft = aDraft(
  PEOPLE.length,
  ['How well does the tram suit you?', ...RATES],
  ['How many trips did you make last week?'],
  ['How often do you cycle?', ...USES],
  ['What would you change about it?'],
)
const TRUTH = PEOPLE.map((_, p) => [RATES[RATE[p] ?? 0], `${TRIPS[p]}`, USES[USE[p] ?? 0], SAID[p]])

function readOf(data: unknown) {
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

describe('answers of each persona under ids that nothing explains', () => {
  const answerOf = (p: number, item: number) => {
    const field = { id: ['k7fa', 'b0cc', 'z34e', 'm1d2'][item] }
    if (item === 1) return { field, type: 'number', number: TRIPS[p] }
    if (item === 3) return { field, type: 'text', text: SAID[p] }
    return { field, type: 'choice', choice: { label: TRUTH[p]?.[item] } }
  }
  const itemsOf = (order: (p: number) => readonly number[]) => ({
    items: PEOPLE.map((token, p) => ({ token, answers: order(p).map((item) => answerOf(p, item)) })),
  })

  it('are read in the order of the form, where all personas have them so', () => {
    expect(readOf(itemsOf(() => [0, 1, 2, 3]))).toEqual(TRUTH)
    const skipped = readOf(itemsOf((p) => (p === 2 ? [0, 1, 3] : [0, 1, 2, 3])))
    expect(skipped).toEqual(TRUTH.map((row, p) => row.map((one, at) => (p === 2 && at === 2 ? null : one))))
  })

  it('are not all read where the order differs, or is not that of the form', () => {
    const mixed = readOf(itemsOf((p) => (p % 2 ? [3, 1, 2, 0] : [0, 1, 2, 3])))
    expect(mixed.map((row) => row[3])).toEqual(PEOPLE.map(() => null))
    for (const row of readOf(itemsOf(() => [3, 1, 2, 0])))
      expect(row[3] === null || SAID.includes(String(row[3]))).toBe(true)
  })
})

it('reads numbers that stand in two fields alike, beside an id and a text for each choice', () => {
  const answerOf = (p: number, item: number) => {
    const text = TRUTH[p]?.[item]
    return item % 2 === 0
      ? { choice_id: `9${item}${text?.length}`, simple_text: text }
      : { text, simple_text: text }
  }
  const data = PEOPLE.map((id, p) => ({
    id,
    questions: draft.questions.map(({ stem }, item) => ({ heading: stem, answers: [answerOf(p, item)] })),
  }))
  expect(readOf({ data })).toEqual(TRUTH)
})
