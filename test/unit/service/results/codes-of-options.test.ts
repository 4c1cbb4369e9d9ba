import { describe, expect, it } from 'vitest'
import { IDS, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

/** Rows of one answer each, in which an option has a code. */
const rowsBy = (codeOf: (option: number, item: number) => unknown): unknown[] =>
  PEOPLE.flatMap((pid, persona) =>
    IDS.map((qid, item) => {
      const said = SAID[persona]?.[item] ?? null
      return { pid, qid, value: item < 2 && said !== null ? codeOf(Number(said), item) : said }
    }),
  )
type OptionOf = (option: number, text: string, item: number) => unknown
/** The items with their options as a service lists them. */
const itemsWith = (optionOf: OptionOf, more: object = {}): unknown[] =>
  told.questions.map(({ stem, options }, item) => ({
    ...{ id: IDS[item], text: stem, ...more },
    ...(options.length > 0 ? { choices: options.map(({ text }, at) => optionOf(at, text, item)) } : {}),
  }))

describe('numbers for options', () => {
  it('are no places where the options are listed with numbers below zero', () => {
    const items = itemsWith((option, text) => ({ lvl: option - 2, txt: text }))
    expect(wrongIn({ items, rows: rowsBy((option) => option - 2) })).toEqual([])
  })

  it.each([
    ['as records', (code: number, text: string): unknown => ({ k: code, v: text })],
    [
      'as records with a short text',
      (code: number, text: string) => ({ k: code, v: text, s: text.slice(0, 4) }),
    ],
    ['as pairs', (code: number, text: string) => [code, text]],
  ])('are no places where they are listed with gaps, %s', (_, write) => {
    const codes = [1, 2, 3, 5, 8]
    const items = itemsWith((option, text) => write(codes[option] ?? 0, text))
    expect(wrongIn({ items, rows: rowsBy((option) => codes[option]) })).toEqual([])
  })

  it('mean nothing where each option has two different ones', () => {
    const countOf = (item: number): number => told.questions[item]?.options.length ?? 0
    const items = itemsWith((option, text, item) => ({
      order: option + 1,
      score: countOf(item) - option,
      text,
    }))
    expect(wrongIn({ items, rows: rowsBy((option, item) => countOf(item) - option) })).toEqual([])
  })

  it('are the codes beside an order', () => {
    const items = itemsWith((option, text) => ({ code: 40 + option, order: option + 1, text }))
    const data = { items, rows: rowsBy((option) => 40 + option) }
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(28)
  })
})

describe('an item of the service itself', () => {
  it('does not lend its options to others of the same kind', () => {
    const letters = 'ABCDE'
    const own = {
      ...{ id: 'chk', text: 'Did you read all of it?', type: 'single' },
      choices: [3, 2, 1, 0].map((option, at) => ({
        code: letters[at],
        label: truthOf([0, 1, 2, 3][option] ?? 0, 0),
      })),
    }
    const items = [
      own,
      ...itemsWith((option, text) => ({ code: letters[option], label: text }), { type: 'single' }),
    ]
    const data = { items, rows: rowsBy((option) => letters[option]) }
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(28)
  })
})
