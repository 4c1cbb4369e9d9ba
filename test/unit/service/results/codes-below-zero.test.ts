import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const LIKELY = ['Very unlikely', 'Rather unlikely', 'Neither', 'Rather likely', 'Very likely']
const CHANGES = ['Better', 'The same', 'Worse']
const draft = aDraft(
  12,
  ['How likely are you to move within a year?', ...LIKELY],
  ['How has your street changed?', ...CHANGES],
  ['What would make you stay?'],
)
const stems = draft.questions.map(({ stem }) => stem)
const PEOPLE = Array.from({ length: 12 }, (_, p) => 4100 + p * 37)
const likely = [0, 4, 2, 1, 3, 0, 2, 4, 1, 3, 0, 2]
const change = [2, 0, 1, 1, 2, 0, 0, 1, 2, 2, 1, 0]
const said = PEOPLE.map((_, p) => `A rent below ${p + 7} hundred, and a balcony.`)
const TRUTH = PEOPLE.map((_, p) => [LIKELY[likely[p] ?? 0], CHANGES[change[p] ?? 0], said[p]])
/** Scales around zero: the first goes up, the second down. */
const OF_LIKELY = [-2, -1, 0, 1, 2]
const OF_CHANGE = [1, 0, -1]
const coded = {
  move: likely.map((at) => OF_LIKELY[at]),
  street: change.map((at) => OF_CHANGE[at]),
}
const read = (data: unknown) => toldAnswers(data, draft)

describe('codes of scales around zero', () => {
  it('are read by a table of labels beside columns', () => {
    const codebook = ['move', 'street', 'stay'].map((variable, at) => ({ variable, label: stems[at] }))
    const labels = [
      ...LIKELY.map((label, at) => ({ variable: 'move', value: OF_LIKELY[at], label })),
      ...CHANGES.map((label, at) => ({ variable: 'street', value: OF_CHANGE[at], label })),
    ]
    const data = { pid: PEOPLE, ...coded, stay: said }
    expect(read({ codebook, value_labels: labels, data })).toEqual(TRUTH)
  })

  it('are read by the options in the record of each item', () => {
    for (const [list, code] of [
      ['options', 'value'],
      ['modalites', 'code'],
      ['scale', 'val'],
    ] as const) {
      const records = [
        {
          key: 'move',
          wording: stems[0],
          [list]: LIKELY.map((text, at) => ({ [code]: OF_LIKELY[at], text })),
        },
        {
          key: 'street',
          wording: stems[1],
          [list]: CHANGES.map((text, at) => ({ [code]: OF_CHANGE[at], text })),
        },
        { key: 'stay', wording: stems[2] },
      ]
      const rows = PEOPLE.map((who, p) => ({
        who,
        move: coded.move[p],
        street: coded.street[p],
        stay: said[p],
      }))
      expect(read({ records, rows })).toEqual(TRUTH)
    }
  })

  it('are read by a map from codes to labels', () => {
    const mapOf = (texts: readonly string[], codes: readonly number[]) =>
      Object.fromEntries(texts.map((text, at) => [`${codes[at]}`, text]))
    const items = [
      { id: 'move', q: stems[0], levels: mapOf(LIKELY, OF_LIKELY) },
      { id: 'street', q: stems[1], levels: mapOf(CHANGES, OF_CHANGE) },
      { id: 'stay', q: stems[2] },
    ]
    const answers = PEOPLE.flatMap((who, p) => [
      { who, item: 'move', a: coded.move[p] },
      { who, item: 'street', a: coded.street[p] },
      { who, item: 'stay', a: said[p] },
    ])
    expect(read({ items, answers })).toEqual(TRUTH)
  })

  it('are not read where the numbers may be scores or counts beside the options', () => {
    const records = [
      { key: 'move', wording: stems[0], results: LIKELY.map((text, at) => ({ score: OF_LIKELY[at], text })) },
      {
        key: 'street',
        wording: stems[1],
        results: CHANGES.map((text, at) => ({ score: OF_CHANGE[at], text })),
      },
      { key: 'stay', wording: stems[2] },
    ]
    const rows = PEOPLE.map((who, p) => ({
      who,
      move: coded.move[p],
      street: coded.street[p],
      stay: said[p],
    }))
    for (const [move, street] of read({ records, rows })) expect([move, street]).toEqual([null, null])
  })
})
