import { describe, expect, it } from 'vitest'
import { draft, isChoice, PEOPLE, readOf, TRUTH, toldBy, without, wordsBy } from './a-tram-survey.ts'

const ORDER = [2, 0, 3, 1]
const recordOf = (item: number) => ({
  ref: `f${'kqzm'[item]}`,
  wording: draft.questions[item]?.stem,
  levels: draft.questions[item]?.options.map(({ text }, at) => ({ code: at + 1, label: text })),
})
const codeBy = (p: number, item: number) => {
  const told = toldBy(p, item)
  return isChoice(item) && told !== null ? Number(told) + 1 : told
}
const cellsOf = (p: number) => ORDER.map((item) => codeBy(p, item))
const none = without(0, 1, 2, 3)

describe('answers in the order in which the payload lists the items', () => {
  it('reads values alone', () => {
    const panel = PEOPLE.map((ref, p) => ({ ref, cells: cellsOf(p) }))
    expect(readOf({ instrument: ORDER.map(recordOf), panel })).toEqual(TRUTH)
  })

  it('reads values with something beside them', () => {
    const panel = PEOPLE.map((ref, p) => ({
      ref,
      cells: cellsOf(p).map((v, at) => ({ v, seconds: 3.5 + p + at / 10 })),
    }))
    expect(readOf({ instrument: ORDER.map(recordOf), panel })).toEqual(TRUTH)
  })

  it('reads them where the service asked an item of its own', () => {
    const own = {
      ref: 'chk',
      wording: 'Did you understand everything?',
      levels: [{ lvl: 1, caption: 'Yes' }],
    }
    const panel = PEOPLE.map((ref, p) => ({
      ref,
      cells: [1, ...ORDER.map((item) => wordsBy(p, item))],
    }))
    expect(readOf({ instrument: [own, ...ORDER.map(recordOf)], panel })).toEqual(TRUTH)
  })

  it('reads nothing where the items are counted in another order, or two lists are as long', () => {
    const counted = ORDER.map((item) => ({ ...recordOf(item), rank: item + 1 }))
    const panel = PEOPLE.map((ref, p) => ({ ref, cells: cellsOf(p).map((v) => ({ v, s: 2.5 })) }))
    const shown = panel.map((person) => ({ ...person, shown: [1, 0, 3, 2] }))
    expect(readOf({ instrument: counted, panel })).toEqual(none)
    expect(readOf({ instrument: ORDER.map(recordOf), panel: shown })).toEqual(none)
  })
})
