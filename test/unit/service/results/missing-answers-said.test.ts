import { describe, expect, it } from 'vitest'
import { IDS, PEOPLE, readIn, told, truthOf, wrongIn } from './a-told-survey.ts'

/** Rows of one answer each, in which `missing` stands for no answer. */
const rowsWith = (missing: (item: number) => unknown): unknown =>
  PEOPLE.flatMap((pid, persona) =>
    IDS.map((qid, item) => ({ pid, qid, value: truthOf(persona, item) ?? missing(item) })),
  )
const items = (more: object): unknown[] =>
  told.questions.map(({ stem }, at) => ({ id: IDS[at], text: stem, ...more }))

describe('what a program writes for a missing answer', () => {
  it('is nobody’s answer where the record of the item gives the reason for this code alone', () => {
    const data = { items: items({ missing: { '9': 'No answer' } }), rows: rowsWith(() => 9) }
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(28)
  })

  it.each([0, 8, 99])('is nobody’s words if it is the only number among sentences: %i', (missing) => {
    const data = { items: items({}), rows: rowsWith((item) => (item === 2 ? missing : null)) }
    expect(wrongIn(data)).toEqual([])
  })

  it('is no number that people said if it stands in the place of options', () => {
    const data = { items: items({}), rows: rowsWith(() => 9) }
    expect(wrongIn(data)).toEqual([])
  })

  it('is nobody’s words as a reason in capitals that comes again', () => {
    const data = { items: items({}), rows: rowsWith((item) => (item > 1 ? 'NSP' : null)) }
    expect(wrongIn(data)).toEqual([])
  })

  it('keeps a number among words where the item asks for one', () => {
    const data = { items: items({}), rows: rowsWith(() => null) }
    expect(readIn(data)).toBe(28)
  })
})
