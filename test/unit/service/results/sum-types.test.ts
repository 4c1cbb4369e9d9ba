import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const PEOPLE = ['k-301', 'k-304', 'k-309', 'k-312', 'k-317', 'k-321', 'k-322', 'k-330']
const RATES = ['Very well', 'Fairly well', 'Not very well', 'Not at all']
const USES = ['Every day', 'Every week', 'Hardly ever']
const draft = aDraft(
  PEOPLE.length,
  ['How well does the tram suit you?', ...RATES],
  ['How many trips did you make last week?'],
  ['How often do you cycle?', ...USES],
  ['What would you change about it?'],
)
const RATE = [0, 3, 1, 2, null, 1, 2, 0]
const TRIPS = [8, 12, null, 0, 4, 7, 3, 21]
const USE = [1, 0, 2, 1, 0, 2, 2, 1]
const SAID = [
  'More trams in the evening, please.',
  'Warmer waiting rooms.',
  'Nothing at all, I like it.',
  'The stop is too far from my door.',
  null,
  'It should cost less for children.',
  'A line to the hospital.',
  'Drivers who wait for old people.',
]
const TRUTH = PEOPLE.map((_, p) => [
  RATES[RATE[p] ?? -1] ?? null,
  TRIPS[p] === null ? null : `${TRIPS[p]}`,
  USES[USE[p] ?? -1] ?? null,
  SAID[p] ?? null,
])

/** How a program writes the case of a value. */
type Write = (kind: string, value: unknown) => unknown
const around: Write = (kind, value) => ({ [kind]: value })
const WRITINGS: readonly Write[] = [
  around,
  (tag, contents) => ({ tag, contents }),
  (variant, v) => ({ v, variant }),
  (kind, value) => [kind, value],
]

/** The cells of an item, with cases of these names. */
function cellsOf(
  item: number,
  write: Write,
  [pick, say, none]: readonly string[] = ['Picked', 'Wrote', 'NoAnswer'],
): unknown[] {
  const own: readonly (string | number | null)[] = [RATE, TRIPS, USE, SAID][item] ?? []
  const kind = item % 2 === 0 ? pick : say
  return own.map((value) => (value === null ? write(none ?? '', 'DontKnow') : write(kind ?? '', value)))
}
const book = (name: string) =>
  draft.questions.map(({ stem, options }, at) => ({
    [name]: at,
    prompt: stem,
    options: options.map(({ text }) => text),
  }))
const people = PEOPLE.map((handle) => ({ handle }))
const items = [0, 1, 2, 3]

describe('values within their cases', () => {
  it('are read in columns, however the case is written', () => {
    for (const write of WRITINGS) {
      const columns = items.map((position) => ({ position, cells: cellsOf(position, write) }))
      expect(toldAnswers({ questions: book('position'), people, columns }, draft)).toEqual(TRUTH)
    }
  })

  it('are read under other names of cases, also with one that failed', () => {
    for (const kinds of [
      ['Choice', 'Verbatim', 'Missing'],
      ['Right', 'Right', 'Left'],
      ['K1', 'K2', 'K3'],
    ]) {
      const columns = items.map((position) => ({ position, cells: cellsOf(position, around, kinds) }))
      expect(toldAnswers({ questions: book('position'), people, columns }, draft)).toEqual(TRUTH)
    }
  })

  it('are read in the entry of each persona, under the names that a list of the items declares', () => {
    const declared = book('at').map((one, at) => ({ ...one, key: `item_${'abcd'[at]}` }))
    const cells = items.map((item) => cellsOf(item, around))
    const rows = PEOPLE.map((handle, p) => ({
      handle,
      answers: Object.fromEntries(items.map((item) => [`item_${'abcd'[item]}`, cells[item]?.[p]])),
    }))
    expect(toldAnswers({ questions: declared, rows }, draft)).toEqual(TRUTH)
  })

  it('are not read where a case is of what nobody answered', () => {
    const columns = items.map((position) => ({
      position,
      cells: cellsOf(position, around, ['Imputed', 'Wrote', 'NoAnswer']),
    }))
    const told = toldAnswers({ questions: book('position'), people, columns }, draft)
    expect(told.flatMap((row) => [row[0], row[2]]).filter((one) => one !== null)).toEqual([])
  })
})

describe('columns with the number of their item', () => {
  const cells = items.map(
    (item) => [RATE, TRIPS.map((value) => (value === null ? null : String(value))), USE, SAID][item],
  )

  it('are those of the items that a list gives these numbers', () => {
    for (const [start, step] of [
      [0, 1],
      [1, 1],
      [10, 10],
      [5417, 3],
    ]) {
      const numberOf = (at: number): number => (start ?? 0) + at * (step ?? 1)
      const questions = book('at').map(({ at, ...one }) => ({ ...one, no: numberOf(Number(at)) }))
      const columns = items.map((at) => ({ no: numberOf(at), values: cells[at] })).reverse()
      expect(toldAnswers({ questions, people, columns }, draft)).toEqual(TRUTH)
      const others = columns.map(({ no, values }) => ({ question: no, values }))
      expect(toldAnswers({ questions, people, columns: others }, draft)).toEqual(TRUTH)
    }
  })
})
