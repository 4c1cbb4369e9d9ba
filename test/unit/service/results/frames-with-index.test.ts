import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const PEOPLE = ['r17', 'r23', 'r31', 'r44', 'r52', 'r60', 'r61']
const WAYS = ['On foot', 'By bus', 'By car']
const NOTES = ['0', '1', '2', '3']
const draft = aDraft(
  PEOPLE.length,
  ['How do you get to school?', ...WAYS],
  ['From 0 to 3, how long does it feel?', ...NOTES],
  ['What do you see on the way?'],
)
const way = [0, 2, null, 1, 0, 0, 2]
const note = [3, 0, 2, null, 3, 1, 0]
const seen = [
  'A fox, twice',
  'Nothing much',
  'The river',
  'Two bakeries',
  null,
  'My cousins',
  'Snow, sometimes',
]
const truth = PEOPLE.map((_, p) => [
  WAYS[way[p] ?? -1] ?? null,
  NOTES[note[p] ?? -1] ?? null,
  seen[p] ?? null,
])

/** A book of each item from code to label, with reasons. */
const values = (labels: readonly string[]) => ({
  ...Object.fromEntries(labels.map((label, at) => [`${at + 1}`, label])),
  '-7': 'refused',
  '-5': 'not applicable',
})
const book = {
  V1: { label: draft.questions[0]?.stem, values: values(WAYS) },
  V2: { label: draft.questions[1]?.stem, values: values(NOTES) },
  V3: { label: draft.questions[2]?.stem, values: { '-5': 'not applicable' } },
}
const codeOf = (at: number | null | undefined) => (at === null || at === undefined ? -7 : at + 1)
const cells = PEOPLE.flatMap((who, p) => [
  { at: [who, 'V1'], row: [codeOf(way[p]), null] },
  { at: [who, 'V2'], row: [codeOf(note[p]), null] },
  { at: [who, 'V3'], row: seen[p] === null ? [-5, null] : [null, seen[p]] },
])
const frame = {
  columns: ['code', 'words'],
  index: cells.map(({ at }) => at),
  data: cells.map(({ row }) => row),
}

describe('data frames that are split into columns, index and data', () => {
  it('are read by what each row of a double index says', () => {
    expect(toldAnswers({ book, answers: frame }, draft)).toEqual(truth)
  })

  it('are read in texts', () => {
    expect(toldAnswers({ book: JSON.stringify(book), answers: JSON.stringify(frame) }, draft)).toEqual(truth)
  })

  it('are read by the ids of people in their index', () => {
    const wide = {
      columns: draft.questions.map(({ stem }) => stem),
      index: PEOPLE,
      data: truth,
    }
    expect(toldAnswers({ wide }, draft)).toEqual(truth)
  })

  it('have nothing in an index that numbers the rows', () => {
    const counted = { columns: ['who', ...draft.questions.map(({ stem }) => stem)] }
    const data = truth.map((row, p) => [PEOPLE[p], ...row])
    expect(toldAnswers({ ...counted, index: data.map((_, at) => at), data }, draft)).toEqual(truth)
  })
})

describe('codes that are the texts of other options', () => {
  const list = (options: readonly string[]) => [
    ...options.map((text, at) => ({ kod: `${at + 1}`, popis: text })),
    { kod: '97', popis: 'netýká se' },
    { kod: '98', popis: 'neví' },
  ]
  const answersOf = (codes: readonly (number | null)[]) =>
    PEOPLE.map((kdo, p) => ({ kdo, kod: codes[p] === null ? '98' : `${(codes[p] ?? 0) + 1}` }))
  const told = (codes: readonly (number | null)[]) =>
    toldAnswers(
      {
        otazky: [
          { zneni: draft.questions[0]?.stem, kody: list(WAYS), odpovedi: answersOf(way) },
          { zneni: draft.questions[1]?.stem, kody: list(NOTES), odpovedi: answersOf(codes) },
        ],
      },
      draft,
    ).map((row) => row[1] ?? null)

  it('are codes where one of them is the text of no option', () => {
    expect(told(note)).toEqual(note.map((at) => (at === null ? null : NOTES[at])))
  })

  it('may be either where all of them are texts', () => {
    expect(told([2, 0, 2, null, 1, 1, 0]).filter((text) => text !== null)).toEqual([])
  })
})
