import { describe, expect, it } from 'vitest'
import { draft, isChoice, PEOPLE, readOf, TRUTH, toldBy, without, wordsBy } from './a-tram-survey.ts'

const IDS = ['81', '82', '83', '84']
const items = draft.questions.map(({ stem, options }, item) => ({
  id: Number(IDS[item]),
  wording: stem,
  ...(options.length > 0 && { options: options.map(({ text }, at) => ({ code: at + 1, label: text })) }),
}))
const codeBy = (p: number, item: number) => {
  const told = toldBy(p, item)
  return isChoice(item) && told !== null ? Number(told) + 1 : told
}
const rowsWith = (fields: (p: number, item: number, id: string) => object) =>
  PEOPLE.map((unit, p) =>
    Object.assign({ unit }, ...draft.questions.map((_, item) => fields(p, item, IDS[item] ?? ''))),
  )

describe('columns named after the id of their item', () => {
  const both = (p: number, item: number, id: string) =>
    isChoice(item)
      ? { [`${id}_code`]: codeBy(p, item), [`${id}_label`]: wordsBy(p, item) }
      : { [id]: toldBy(p, item) }

  it('reads a code beside its label', () => {
    expect(readOf({ items, rows: rowsWith(both) })).toEqual(TRUTH)
  })

  it('reads the words of open-ended items beside their empty column', () => {
    const rows = rowsWith((p, item, id) =>
      isChoice(item)
        ? { [id]: codeBy(p, item), [`${id}_text`]: null }
        : { [id]: null, [`${id}_text`]: toldBy(p, item) },
    )
    expect(readOf({ items, rows })).toEqual(TRUTH)
  })

  it('reads a table in a text, with codes that nothing declares and one for no answer', () => {
    const cellsOf = (p: number, item: number): unknown[] =>
      isChoice(item) ? [codeBy(p, item) ?? 99, wordsBy(p, item) ?? ''] : [toldBy(p, item) ?? '']
    const rows = PEOPLE.map((unit, p) =>
      [unit, ...IDS.flatMap((_, item) => cellsOf(p, item))].map((cell) => `"${cell}"`).join(','),
    )
    const names = IDS.flatMap((id, item) => (isChoice(item) ? [`${id}.num`, `${id}.txt`] : [id]))
    const csv = [['unit', ...names].join(','), ...rows].join('\n')
    const plain = items.map(({ id, wording }) => ({ id, wording }))
    expect(readOf({ items: plain, csv })).toEqual(TRUTH)
  })

  it('reads nothing where the code is that of another option', () => {
    const shifted = (p: number, item: number, id: string) =>
      isChoice(item)
        ? { [`${id}_code`]: codeBy((p + 1) % PEOPLE.length, item), [`${id}_label`]: wordsBy(p, item) }
        : { [id]: toldBy(p, item) }
    const read = readOf({ items, rows: rowsWith(shifted) })
    expect(read.map((row) => row[0])).toEqual(PEOPLE.map(() => null))
  })

  it('reads no words that are as well beside choices, or said before', () => {
    const rows = rowsWith((p, item, id) => ({
      ...(isChoice(item) ? { [id]: codeBy(p, item) } : { [id]: null }),
      [`${id}_why`]: wordsBy(p, 3),
    }))
    const earlier = rowsWith((p, item, id) =>
      isChoice(item) ? { [id]: codeBy(p, item) } : { [id]: null, [`${id}_previous`]: toldBy(p, item) },
    )
    expect(readOf({ items, rows })).toEqual(without(1, 3))
    expect(readOf({ items, rows: earlier })).toEqual(without(1, 3))
  })
})
