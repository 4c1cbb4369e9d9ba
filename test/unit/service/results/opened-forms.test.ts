import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const WHO = ['pk-31', 'pk-34', 'pk-37', 'pk-40', 'pk-43', 'pk-46']
const draft = aDraft(
  6,
  ['How did you pay?', 'Cash', 'Card', 'Phone'],
  ['When do you need cash?'],
  ['Should shops take cash?', 'Yes', 'No'],
)
const PAID = [0, 2, 1, 0, 1, 2]
const WORDS = [
  'On holiday',
  'At the market, always',
  'For the window cleaner',
  'Never, honestly',
  'Tips',
  'Church',
]
const CASH = [1, 0, 0, 1, 0, 1]

const optionOf = (item: number, at = -1): string => draft.questions[item]?.options[at]?.text ?? ''
const TRUTH = WHO.map((who, at) => [who, optionOf(0, PAID[at]), WORDS[at], optionOf(2, CASH[at])])

/** Each persona's id with what was read; `null` where nothing was. */
function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: WHO.length })
  return respondents.map(({ id }, respondent) => [
    id,
    ...draft.questions.map((_, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      if (own?.kind === 'option') return optionOf(question, own.option ?? undefined)
      return own?.kind === 'text' ? own.text : null
    }),
  ])
}
describe('answers in a form that is opened first', () => {
  it('rows in one text each, under a text of names', () => {
    const data = {
      questions: { D1: 'How did you pay?', D2: 'When do you need cash?', D3: 'Should shops take cash?' },
      legend: { D1: 'A = Cash; B = Card; C = Phone', D3: 'A = Yes; B = No' },
      header: 'ref|D1|D2|D3',
      lines: WHO.map((who, at) => [who, 'ABC'[PAID[at] ?? 0], WORDS[at], 'AB'[CASH[at] ?? 0]].join('|')),
    }
    expect(readOf(data)).toEqual(TRUTH)
  })

  it('codes that pairs beside the name of a column explain', () => {
    const col = (name: string, title: string, remapping: unknown[] | null = null) => ({
      name,
      title,
      remapping,
    })
    const labels = (item: number, codes: number[]) => codes.map((code, at) => [code, optionOf(item, at)])
    const cols = [
      col('ref', 'Ref'),
      col('a1', 'How did you pay?', [...labels(0, [10, 20, 30]), [-9, 'No answer']]),
      col('a2', 'When do you need cash?'),
      col('a3', 'Should shops take cash?', [...labels(2, [10, 20]), [-9, 'No answer']]),
    ]
    const rows = WHO.map((who, at) => [
      who,
      10 * ((PAID[at] ?? 0) + 1),
      WORDS[at],
      10 * ((CASH[at] ?? 0) + 1),
    ])
    expect(readOf({ cols, rows })).toEqual(TRUTH)
  })

  it('columns with their labels, from each label to its code', () => {
    const labelsOf = (item: number, codes: number[]) => ({
      labels: Object.fromEntries(codes.map((code, at) => [optionOf(item, at), code])),
    })
    const table = {
      ref: { label: 'Ref', values: WHO },
      pay: {
        label: 'How did you pay?',
        values: PAID.map((at) => [24, 22, 27][at]),
        ...labelsOf(0, [24, 22, 27]),
      },
      need: { label: 'When do you need cash?', values: WORDS },
      shop: {
        label: 'Should shops take cash?',
        values: CASH.map((at) => [12, 11][at]),
        ...labelsOf(2, [12, 11]),
      },
    }
    expect(readOf({ table })).toEqual(TRUTH)
  })

  it('parts that stand only once, and are referred to by their ids', () => {
    let next = 0
    const met = new Map<string, string>()
    const once = (key: string, part: object) => {
      const before = met.get(key)
      if (before) return { $ref: before }
      next += 1
      met.set(key, String(next))
      return { $id: String(next), ...part }
    }
    const question = (item: number) => once(`q${item}`, { prompt: draft.questions[item]?.stem })
    const option = (item: number, at = 0) => once(`o${item}${at}`, { label: optionOf(item, at) })
    const $values = WHO.map((who, at) => ({
      persona: once(who, { ref: who }),
      answers: {
        $values: [
          { question: question(0), option: option(0, PAID[at]), text: null },
          { question: question(1), option: null, text: WORDS[at] },
          { question: question(2), option: option(2, CASH[at]), text: null },
        ],
      },
    }))
    expect(readOf({ $id: '900', responses: { $id: '901', $values } })).toEqual(TRUTH)
    // Where an id is declared for several parts, what refers to it is not read; what is written out is.
    const twice = JSON.parse(JSON.stringify({ responses: { $values } }).replaceAll('"$id":"2"', '"$id":"3"'))
    const told = readOf(twice).flatMap(([who, ...own]) => own.map((one, item) => ({ who, item, one })))
    for (const { who, item, one } of told)
      if (one !== null) expect(one).toBe(TRUTH.find(([id]) => id === who)?.[item + 1])
  })
})

describe('what personas answered', () => {
  const answersOf = (at: number, order: readonly number[]) => {
    const own = [optionOf(0, PAID[at]), WORDS[at], optionOf(2, CASH[at])]
    return order.map((item) => ({ id: 7000 + at * 10 + item, place: item + 1, value: own[item] }))
  }
  const ORDERS = [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]

  it('declares no codes: the id of an answer is none of its option', () => {
    const people = WHO.map((ref, at) => ({ ref, answers: answersOf(at, ORDERS[at % 3] ?? []) }))
    expect(readOf({ people })).toEqual(TRUTH)
  })

  it('is no code book where every option happens to be among the answers of one persona', () => {
    const codes = [
      { list: 'l1', name: 'cash', label: 'Cash' },
      { list: 'l1', name: 'card', label: 'Card' },
      { list: 'l1', name: 'phone', label: 'Phone' },
      { list: 'l3', name: 'yes', label: 'Yes' },
      { list: 'l3', name: 'no', label: 'No' },
    ]
    const survey = draft.questions.map(({ stem }, item) => ({ path: `g/${'abc'[item]}`, label: [stem] }))
    const results = WHO.map((_id, at) => ({
      ...{ _id, town: ['Rouen', 'Pau', 'Lille'][at % 3] },
      ...{
        'g/c': ['yes', 'no'][CASH[at] ?? 0],
        'g/a': ['cash', 'card', 'phone'][PAID[at] ?? 0],
        'g/b': WORDS[at],
      },
    }))
    expect(readOf({ content: { survey, choices: codes }, results })).toEqual(TRUTH)
  })
})
