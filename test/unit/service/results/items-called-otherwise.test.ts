import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['k-301', 'k-304', 'k-309', 'k-312', 'k-317', 'k-321', 'k-322', 'k-330']
const RATES = ['Very well', 'Fairly well', 'Not very well', 'Not at all']
const USES = ['Every day', 'Every week', 'Hardly ever']
const draft = aDraft(
  PEOPLE.length,
  ['How well does the tram suit you?', ...RATES],
  ['How often do you cycle?', ...USES],
  ['What would you change about it?'],
)
const RATE = [0, 3, 1, 2, 0, 1, 2, 0]
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
const TRUTH = PEOPLE.map((who, p) => [who, RATES[RATE[p] ?? 0], USES[USE[p] ?? 0], SAID[p]])
const NOTHING = PEOPLE.map((who) => [who, null, null, null])

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

/** The letter or the number of what a persona chose. */
const codeOf = (item: number, p: number, code: (at: number) => unknown): unknown =>
  code([RATE, USE][item]?.[p] ?? 0)
const letter = (at: number): string => 'ABCD'.charAt(at)

describe('items that are numbered under a name that sounds like a time or a repetition', () => {
  const listOf = (name: string, first = 1) =>
    draft.questions.map(({ stem, options }, item) => ({
      [name]: item + first,
      wording: `<p>${stem}</p>`,
      ...(options.length > 0 && {
        choices: Object.fromEntries(options.map(({ text }, at) => [letter(at), text])),
      }),
    }))
  const rowsOf = (name: string, p: number, first = 1) =>
    draft.questions.map((_, item) => ({
      [name]: item + first,
      outcome: 'answered',
      ...(item < 2 ? { picked: codeOf(item, p, letter) } : { typed: SAID[p] }),
      [`seconds_on_${name}`]: 3.5 + p + item,
    }))

  it('are read below their personas, from 0 or from 1', () => {
    for (const name of ['step', 'round', 'turn', 'take'])
      for (const first of [0, 1]) {
        const sessions = PEOPLE.map((ref, p) => ({ ref, told: rowsOf(name, p, first) }))
        expect(readOf({ script: listOf(name, first), sessions })).toEqual(TRUTH)
      }
  })

  it('are read in rows that name their personas', () => {
    const rows = PEOPLE.flatMap((respondent_id, p) =>
      rowsOf('pass', p).map((row) => ({ respondent_id, ...row })),
    )
    expect(readOf({ script: listOf('pass'), rows })).toEqual(TRUTH)
  })

  it('are not taken from rows that a person has twice, nor where another field repeats them', () => {
    const twice = PEOPLE.map((ref, p) => ({
      ref,
      told: [...rowsOf('step', p), ...rowsOf('step', (p + 1) % 8)],
    }))
    expect(readOf({ script: listOf('step'), sessions: twice })).toEqual(NOTHING)
    const again = PEOPLE.map((ref, p) => ({
      ref,
      told: [1, 2].flatMap((draw) => rowsOf('step', (p + draw) % 8).map((row) => ({ ...row, draw }))),
    }))
    expect(readOf({ script: listOf('step'), sessions: again })).toEqual(NOTHING)
  })
})

describe('columns that a list of the items has, under names that sound like something else', () => {
  const bookOf = (ids: readonly string[], traits: readonly string[]) => [
    ...traits.map((id) => ({ variable: id, wording: id })),
    ...draft.questions.map(({ stem, options }, item) => ({
      variable: ids[item],
      wording: stem,
      ...(options.length > 0 && {
        codes: Object.fromEntries(options.map(({ text }, at) => [`${at + 1}`, text])),
      }),
    })),
  ]
  const rowsOf = ([rate = '', use = '', said = '']: readonly string[], code: (at: number) => unknown) =>
    PEOPLE.map((id, p) => ({
      id,
      sex: 'FM'.charAt(p % 2),
      [rate]: codeOf(0, p, code),
      [use]: codeOf(1, p, code),
      [said]: SAID[p],
    }))

  it('have the answers, also where a 1 looks like a flag', () => {
    for (const ids of [
      ['ANCIEN', 'VELO', 'SOUHAIT'],
      ['suits', 'old', 'wish'],
      ['test_1', 'test_2', 'test_3'],
    ])
      for (const code of [(at: number) => at + 1, (at: number) => `${at + 1}`])
        expect(readOf({ book: bookOf(ids, ['sex']), rows: rowsOf(ids, code) })).toEqual(TRUTH)
  })

  it('mark rows as not counting where the list has no such item', () => {
    const ids = ['suits', 'cycles', 'wish']
    const rows = rowsOf(ids, (at) => at + 1).map((row, p) => ({ ...row, old: p === 3 ? 1 : 0 }))
    const read = readOf({ book: bookOf(ids, ['sex']), rows })
    expect(read).toEqual(TRUTH.map((row, p) => (p === 3 ? [row[0], null, null, null] : row)))
  })

  it('are none of the options that a persona chose', () => {
    const told = (p: number) =>
      draft.questions.map((item, at) => ({ item: item.stem, answer: TRUTH[p]?.[at + 1] }))
    const people = PEOPLE.map((id, p) => ({ id, told: told(p) }))
    const book = draft.questions.map(({ stem, options }) => ({
      wording: stem,
      last: options.at(-1)?.text ?? 'Without',
      counts: Object.fromEntries(options.map(({ text }) => [text, 'x'])),
    }))
    expect(readOf({ book, people })).toEqual(TRUTH)
    const { unplaced } = readResults({ book, people }, draft, { personas: PEOPLE.length })
    expect(unplaced.some(({ path, value }) => `${path} ${value}`.includes('"Not at all":'))).toBe(true)
  })
})
