import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['s-41', 's-17', 's-33', 's-60', 's-94', 's-85', 's-58', 's-62']
const OFTEN = ['Every day', 'Every week', 'Hardly ever']
const PAYS = ['Certainly', 'Perhaps', 'Certainly not']
const draft = aDraft(
  PEOPLE.length,
  ['How often do you buy bread?', ...OFTEN],
  ['How much would you pay for a loaf?'],
  ['What do you think of the new bag?'],
  ['Would you buy it again?', ...PAYS],
)
const BUYS = [0, 2, 1, 0, 2, 1, 0, 1]
const PRICES = [4, 3, 99, 5, null, 2, 6, 4]
const SAID = [
  'It is far too dark for bread.',
  'I like the paper.',
  'Like flour, warm and white.',
  null,
  'Nothing special about it.',
  'My children would tear it.',
  'It looks expensive to me.',
  'Good, but where is the date?',
]
const AGAIN = [1, 0, 2, 1, 1, null, 0, 1]
const TRUTH = PEOPLE.map((_, p) => [BUYS[p], PRICES[p] === null ? null : `${PRICES[p]}`, SAID[p], AGAIN[p]])
/** A 99 among other numbers may be the code of a missing answer. */
const UNSURE = TRUTH.map((row, p) => row.map((told, q) => (p === 2 && q === 1 ? null : told)))

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return PEOPLE.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    return draft.questions.map((_, question) => {
      const told = answers.find((one) => one.respondent === respondent && one.question === question)
      if (told?.kind === 'option') return told.option
      return told?.kind === 'text' ? told.text : null
    })
  })
}

describe('answers in maps of their own, where others have the bare code of a missing answer', () => {
  const reasons = [
    { code: 97, label: 'Skipped', share: '0 %' },
    { code: 98, label: "Don't know", share: '12 %' },
    { code: 99, label: 'Refused', share: '0 %' },
  ]
  const tabs = draft.questions.map(({ stem, options }, q) => ({
    q: `Q${q + 1}`,
    wording: stem,
    stub: [...options.map(({ text }, o) => ({ code: o + 1, label: text, share: '20 %' })), ...reasons],
  }))
  const rows = (number: string, words: string, none: unknown = 98) =>
    PEOPLE.map((persona, p) => ({
      persona,
      given: {
        Q1: (BUYS[p] ?? 0) + 1,
        Q2: PRICES[p] === null ? none : { [number]: PRICES[p] },
        Q3: SAID[p] === null ? none : { [words]: SAID[p] },
        Q4: AGAIN[p] === null ? 98 : (AGAIN[p] ?? 0) + 1,
      },
    }))

  it('are read under any names', () => {
    for (const [number, words] of [
      ['num', 'verb'],
      ['amount', 'quote'],
      ['n', 'said'],
    ] as const) {
      expect(readOf({ tabs, rows: rows(number, words) })).toEqual(UNSURE)
      expect(readOf({ tabs, rows: rows(number, words, 'REFUSED') })).toEqual(UNSURE)
    }
  })
})

describe('zeros that a program left out in a map of one number', () => {
  const tallies = (name: string) =>
    draft.questions.map(({ stem, options }, q) => ({
      no: q + 1,
      wording: stem,
      tally: options.map(({ text }, o) => ({ ...(o > 0 && { [name]: o }), label: text, count: `${o + 2}` })),
    }))
  const chosen = (name: string, at: number | null | undefined) => {
    if (typeof at !== 'number') return { none: { reason: 'REASON_DECLINED' } }
    return { choice: at === 0 ? {} : { [name]: at } }
  }
  const told = (value: string | number | null | undefined) =>
    value === null ? { none: { reason: 'REASON_UNKNOWN' } } : { words: { body: `${value}` } }
  const rows = (name: string) =>
    PEOPLE.map((persona, p) => ({
      persona,
      replies: [
        { no: 1, ...chosen(name, BUYS[p]) },
        { no: 2, ...told(PRICES[p]) },
        { no: 3, ...told(SAID[p]) },
        { no: 4, ...chosen(name, AGAIN[p]) },
      ],
    }))

  it('are put back where the list of options shows that it leaves them out', () => {
    for (const name of ['index', 'position', 'rank'])
      expect(readOf({ questions: tallies(name), rows: rows(name) })).toEqual(UNSURE)
  })

  it('are not put back where some choice has its 0', () => {
    const doubtful = rows('index').map((row, p) => ({
      ...row,
      replies: row.replies.map((one) => (p === 3 && one.no === 1 ? { ...one, choice: { index: 0 } } : one)),
    }))
    const told = readOf({ questions: tallies('index'), rows: doubtful })
    expect(told.filter((row, p) => p !== 3 && (row[0] === 0 || row[3] === 0))).toEqual([])
  })
})
