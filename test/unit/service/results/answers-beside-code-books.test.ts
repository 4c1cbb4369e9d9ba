import { describe, expect, it } from 'vitest'
import { createOptionReader } from '../../../../electron/service/results/options/option-reader.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

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
const stems = draft.questions.map(({ stem }) => stem)
const RATE = [0, 3, 1, 2, 0, 1, 2, 0]
const TRIPS = [8, 12, 9, 0, 4, 7, 3, 21]
const USE = [1, 0, 2, 1, 0, 2, 2, 1]
const SAID = [
  'More trams in the evening, please.',
  'Warmer waiting rooms.',
  'Nothing at all, I like it.',
  'The stop is too far from my door.',
  'Room for prams and bicycles.',
  'It should cost less for children.',
  'A line to the hospital.',
  'Drivers who wait for old people.',
]
const TRUTH = PEOPLE.map((who, p) => [who, RATES[RATE[p] ?? 0], `${TRIPS[p]}`, USES[USE[p] ?? 0], SAID[p]])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return PEOPLE.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    return [
      id,
      ...draft.questions.map(({ options }, question) => {
        const own = answers.find((one) => one.respondent === respondent && one.question === question)
        if (own?.kind === 'option') return options[own.option ?? -1]?.text
        return own?.kind === 'text' ? own.text : null
      }),
    ]
  })
}
const without = (items: readonly number[]) =>
  TRUTH.map((row) => row.map((told, at) => (items.includes(at - 1) ? null : told)))

/** A code book of scales that are coded from their end, under these names. */
const bookOf = (names: { list: string; code: string; id: string }, missing?: (item: number) => object) =>
  draft.questions.map(({ stem, options }, item) => ({
    [names.id]: `VAR_${'ABCD'[item]}`,
    wording: stem,
    ...(options.length > 0 && {
      [names.list]: options.map(({ text }, at) => ({ [names.code]: options.length - at, label: text })),
    }),
    ...missing?.(item),
  }))
const rowOf = (p: number, mark: unknown = 1) => ({
  VAR_A: RATES.length - (RATE[p] ?? 0),
  VAR_B: TRIPS[p],
  VAR_C: USES.length - (USE[p] ?? 0),
  VAR_D: mark,
})
const wordsOf = (id: string) => PEOPLE.map((ref, p) => ({ ref, [id]: 'VAR_D', words: SAID[p] })).reverse()

describe('words that a list of their own has, where the row of each persona only marks them', () => {
  const names = { list: 'value_labels', code: 'value', id: 'variable' }
  const rows = (mark?: unknown) => PEOPLE.map((ref, p) => ({ ref, ...rowOf(p, mark) }))

  it('are taken, whatever the mark, where the list names the item as the code book does', () => {
    for (const mark of [1, '01', '1'])
      expect(readOf({ book: bookOf(names), rows: rows(mark), open: wordsOf('variable') })).toEqual(TRUTH)
    const french = { list: 'labels', code: 'code', id: 'nom' }
    expect(readOf({ book: bookOf(french), rows: rows(), open: wordsOf('nom') })).toEqual(TRUTH)
  })

  it('are not taken where others are marked than those who have words, and a mark is never taken', () => {
    const marked = rows().map((row, p) => (p === 3 ? { ...row, VAR_D: null } : row))
    expect(readOf({ book: bookOf(names), rows: marked, open: wordsOf('variable') })).toEqual(without([3]))
    expect(readOf({ book: bookOf(names), rows: rows() })).toEqual(without([3]))
  })
})

describe('codes of scales that begin at the end', () => {
  it('are read in a list of labels, and not where the numbers may count the personas', () => {
    const rows = PEOPLE.map((ref, p) => ({ ref, ...rowOf(p, SAID[p]) }))
    for (const list of ['value_labels', 'labels', 'valueLabels'])
      expect(readOf({ book: bookOf({ list, code: 'value', id: 'name' }), rows })).toEqual(TRUTH)
    const counts = readOf({ book: bookOf({ list: 'results', code: 'value', id: 'name' }), rows })
    expect(counts.map((row) => [row[1], row[3]])).toEqual(PEOPLE.map(() => [null, null]))
  })
})

describe('codes for missing answers in the record of an item', () => {
  const names = { list: 'codes', code: 'code', id: 'var' }
  const rows = PEOPLE.map((ref, p) => ({
    ref,
    ...rowOf(p, SAID[p]),
    ...(p === 1 && { VAR_A: 9, VAR_B: 999 }),
  }))
  const truth = TRUTH.map((row, p) =>
    row.map((told, at) => (p === 1 && (at === 1 || at === 2) ? null : told)),
  )
  const short = { '8': 'Does not know', '9': 'Refused' }
  const long = { '998': 'Does not know', '999': 'Refused' }

  it('count for that item only, where another one has its own', () => {
    for (const name of ['missing', 'special', 'manquants']) {
      const missing = (item: number) => ({ [name]: item === 1 ? long : short })
      expect(readOf({ book: bookOf(names, missing), rows })).toEqual(truth)
    }
  })

  it('count for all items where they stand for all', () => {
    const book = bookOf(names, (item) => (item === 1 ? { missing: long } : {}))
    const all = rows.map((row, p) => (p === 1 ? { ...row, VAR_A: 1 } : row))
    const unread = TRUTH.map((row, p) => row.map((told, at) => (at === 2 && p < 3 ? null : told)))
    expect(readOf({ book, missing: short, rows: all })).toEqual(unread)
  })
})

describe('numbers in a field of their own, beside what says of which kind they are or why there is none', () => {
  const kinds = ['Choice', 'Number', 'Choice', 'Text']
  const toldBy = (item: number, p: number, none: object) => {
    if (item === 1) return { ...none, number: TRIPS[p] }
    if (item === 3) return { ...none, text: SAID[p] }
    return { ...none, choice: (item === 0 ? RATES[RATE[p] ?? 0] : USES[USE[p] ?? 0]) ?? '' }
  }
  const isRefused = (item: number, p: number): boolean => p === 4 && item === 1
  const truth = TRUTH.map((row, p) => row.map((told, at) => (isRefused(at - 1, p) ? null : told)))
  const answersOf = (p: number, refused: object, told: object, none: object = {}) =>
    stems.map((stem, item) => ({
      item: stem,
      ...(isRefused(item, p)
        ? { ...none, ...refused }
        : { ...told, ...toldBy(item, p, none), ...('of' in told && { of: kinds[item] }) }),
    }))
  const dataOf = (...parts: readonly [object, object, object?]) => ({
    people: PEOPLE.map((id, p) => ({ id, said: answersOf(p, ...parts) })),
  })

  it('are what was said', () => {
    expect(readOf(dataOf({ why: 'REFUSED' }, {}))).toEqual(truth)
    expect(readOf(dataOf({ why: 'DK' }, { why: '' }, { choice: '', text: '', number: null }))).toEqual(truth)
    expect(readOf(dataOf({ state: 'declined' }, { of: '' }))).toEqual(truth)
  })

  it('are left out where another field has a number for some of them', () => {
    const data = dataOf({ why: 'REFUSED' }, {})
    const doubtful = data.people.map((one, p) => ({
      ...one,
      said: one.said.map((own, item) => (item === 1 && p !== 4 ? { ...own, rank: p } : own)),
    }))
    expect(readOf({ people: doubtful })).toEqual(without([1]))
  })
})

describe('numbers of options beside numbers of items', () => {
  const book = draft.questions.map(({ stem, options }, item) => ({
    no: item + 1,
    wording: stem,
    choices: options.map(({ text }, at) => ({ rank: at + 1, label: text })),
  }))
  const picks = [RATE, [], USE, []]
  const answerOf = (item: number, p: number): object =>
    item % 2 === 0
      ? { picked: { rank: (picks[item]?.[p] ?? 0) + 1 } }
      : { said: { words: item === 1 ? `${TRIPS[p]}` : SAID[p] } }

  it('are told apart where the list of each persona has every item once', () => {
    for (const name of ['no', 'ordinal', 'seq']) {
      const list = book.map(({ no, ...own }) => ({ [name]: no, ...own }))
      const rows = PEOPLE.map((ref, p) => ({
        who: { ref },
        items: stems.map((_, item) => ({ [name]: item + 1, ...answerOf(item, p) })),
      }))
      expect(readOf({ book: list, rows })).toEqual(TRUTH)
    }
  })

  it('are told apart where the answers stand below their item', () => {
    const items = book.map((question, item) => ({
      question: { ...question, id: `8f1c-${'abcd'[item]}` },
      told: PEOPLE.map((ref, p) => ({ ref, ...answerOf(item, p) })),
    }))
    expect(readOf({ items })).toEqual(TRUTH)
  })
})

describe('indexes of options', () => {
  const read = (countsFromZero: boolean, column: readonly number[]) => {
    const writing = { usesIndexes: true, showsBlanks: true, countsFromZero }
    return column
      .map(createOptionReader(['Yes', 'No'], column, writing))
      .map((found) => found?.option ?? null)
  }

  it('may mean a "no" by 0, unless those of other items show that they count from 0', () => {
    expect(read(false, [0, 1, 1])).toEqual([null, null, null])
    expect(read(true, [0, 1, 1])).toEqual([0, 1, 1])
    expect(read(true, [1, 1])).toEqual([1, 1])
    expect(read(true, [0, 2])).toEqual([null, null])
  })
})
