import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { IDS, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

/** Rows of one answer each, in which an option has a code. */
const rowsBy = (codeOf: (option: number, item: number) => unknown): unknown[] =>
  PEOPLE.flatMap((pid, persona) =>
    IDS.map((qid, item) => {
      const said = SAID[persona]?.[item] ?? null
      return { pid, qid, value: item < 2 && said !== null ? codeOf(Number(said), item) : said }
    }),
  )
/** The same answers as a list for each persona, in the order of the items. */
const listsBy = (codeOf: (option: number) => unknown): unknown[] => {
  const values = rowsBy(codeOf).map((row) => (row as { value: unknown }).value)
  return PEOPLE.map((id, at) => ({ id, answers: values.slice(at * IDS.length, (at + 1) * IDS.length) }))
}
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
    expect(wrongIn({ questions: items, respondents: listsBy((option) => option - 2) })).toEqual([])
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
    expect(wrongIn({ questions: items, respondents: listsBy((option) => codes[option]) })).toEqual([])
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

  it('are the codes of a list with the options of all items in other orders', () => {
    const turned = (option: number, item: number): number =>
      (option + 2) % (told.questions[item]?.options.length ?? 1)
    const options = told.questions.flatMap(({ stem, options: own }, item) =>
      own
        .map(({ text }, at) => ({ item: stem, code: turned(at, item), text }))
        .sort((one, other) => one.code - other.code),
    )
    const columns = told.questions.map(({ stem }) => stem)
    const items = columns.map((stem) => ({ id: stem, text: stem }))
    const values = rowsBy(turned).map((row) => (row as { value: unknown }).value)
    const matrix = PEOPLE.map((_, at) => values.slice(at * IDS.length, (at + 1) * IDS.length))
    const data = { items, options, columns, matrix }
    expect(wrongIn(data)).toEqual([])
  })

  it('are no blanks where the program left out every 0', () => {
    const items = itemsWith((option, text) => ({ code: option * 25, text }))
    const responses = PEOPLE.map((participant, persona) => ({
      participant,
      answers: IDS.map((_, item) => {
        const said = SAID[persona]?.[item] ?? null
        const place = item === 0 ? {} : { itemIndex: item }
        if (said === null) return { ...place, state: 'SKIPPED' }
        if (item > 1) return { ...place, text: String(said) }
        return said === 0 ? place : { ...place, choice: Number(said) * 25 }
      }),
    }))
    const { answers } = readResults({ items, responses }, told, { personas: 8 })
    expect(answers.filter(({ kind, question }) => kind === 'blank' && question < 2)).toEqual([])
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
