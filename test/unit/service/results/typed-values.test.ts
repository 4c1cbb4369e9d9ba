import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const RATES = ['Very well', 'Fairly well', 'Not very well', 'Not at all']
const PLACES = ['At home', 'At work', 'On the move, with headphones']
const draft = aDraft(
  8,
  ['How well does the radio suit you?', ...RATES],
  ['How many hours did you listen yesterday?'],
  ['Where do you mostly listen?', ...PLACES],
  ['Which programme would you miss?'],
)
const RATE = [0, 3, 1, 2, 0, 1, 2, 0]
const HOURS = [2, 1.5, 4, 0, null, 3.5, 2, 6]
const PLACE = [1, 0, 2, 1, 0, 2, 2, 1]
const SAID = [
  'The shipping forecast, it sends me to sleep.',
  'The gardening hour.',
  'Radio drama, my eyes are bad now.',
  'The long interviews on Sunday.',
  'The quiz at half past one.',
  'The farming prices at dawn.',
  'The weather, plain and simple.',
  'Late-night jazz.',
]
const TRUTH = RATE.map((rate, p) => [
  RATES[rate] ?? null,
  HOURS[p] === null ? null : String(HOURS[p]),
  PLACES[PLACE[p] ?? 0] ?? null,
  SAID[p] ?? null,
])
type Value = string | number | null | Value[] | { [name: string]: Value }

/** How a database writes a value of each kind. */
interface Types {
  text: string
  whole: string
  part: string
  none: string
  map(fields: object): object
  list(values: unknown[]): object
}
const FIRESTORE: Types = {
  ...{ text: 'stringValue', whole: 'integerValue', part: 'doubleValue', none: 'nullValue' },
  map: (fields) => ({ mapValue: { fields } }),
  list: (values) => ({ arrayValue: { values } }),
}
const DYNAMO: Types = {
  ...{ text: 'S', whole: 'N', part: 'N', none: 'NULL' },
  map: (M) => ({ M }),
  list: (L) => ({ L }),
}
/** Texts, maps and lists as they are, numbers under the names of their types. */
const BSON = { whole: '$numberInt', part: '$numberDouble' }

function typed(value: Value, types: Types): object {
  if (value === null) return { [types.none]: types.none === 'NULL' ? true : null }
  if (typeof value === 'string') return { [types.text]: value }
  if (typeof value === 'number')
    return {
      [Number.isInteger(value) ? types.whole : types.part]:
        types.part === 'doubleValue' && !Number.isInteger(value) ? value : String(value),
    }
  if (Array.isArray(value)) return types.list(value.map((one) => typed(one, types)))
  return types.map(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed(one, types)])))
}

const answersOf = (p: number): { [name: string]: Value } => ({
  q0: { value: RATES[RATE[p] ?? 0] ?? null },
  q1: HOURS[p] === null ? { noAnswer: 'DONT_KNOW' } : { value: HOURS[p] ?? null },
  q2: { value: PLACES[PLACE[p] ?? 0] ?? null },
  q3: { value: SAID[p] ?? null },
})
const form: Value = Object.fromEntries(
  draft.questions.map(({ stem, options }, at) => [
    `q${at}`,
    { text: stem, options: options.map(({ text }) => text) },
  ]),
)
const people = RATE.map((_, p) => ({ name: `responses/r${p}`, fields: answersOf(p) }))

describe('values under the names of their types', () => {
  it('are read where whole and other numbers stand in one place', () => {
    for (const types of [FIRESTORE, DYNAMO]) {
      const documents = people.map(({ name, fields }) => ({
        name,
        fields: { answers: typed(fields, types) },
      }))
      expect(toldAnswers({ survey: { questions: typed(form, types) }, documents }, draft)).toEqual(TRUTH)
    }
    const documents = people.map(({ name, fields }, p) => {
      const hours = HOURS[p] ?? null
      const value =
        hours === null ? null : { [Number.isInteger(hours) ? BSON.whole : BSON.part]: String(hours) }
      return { name, answers: { ...fields, q1: value === null ? fields.q1 : { value } } }
    })
    expect(toldAnswers({ survey: { questions: form }, documents }, draft)).toEqual(TRUTH)
  })
})

describe('a sheet whose headings are the number of an item and words of its own', () => {
  const HEADINGS = ['Suits', 'Hours yesterday', 'Place', 'Would miss']
  const NONE = ['Not asked', 'DK', 'Ref', 'DK']
  const rows = (withReasons: boolean): (string | null)[][] =>
    TRUTH.map((row, p) =>
      row.map((told, item) =>
        withReasons && p === 2 * item && item !== 1 ? (NONE[item] ?? '') : (told ?? 'DK'),
      ),
    )
  const sheet = (heading: (at: number) => string, withReasons = true): string => {
    const quoted = (cell: string | null): string => `"${cell}"`
    const head = ['Listener', 'Age', ...HEADINGS.map((words, at) => heading(at).replace('*', words))]
    const lines = rows(withReasons).map((row, p) =>
      [`L${101 + p * 3}`, `${21 + p}`, ...row.map(quoted)].join(','),
    )
    return [head.join(','), ...lines].join('\n')
  }

  it('is read, with short words for missing answers', () => {
    const truth = TRUTH.map((row, p) => row.map((told, item) => (p === 2 * item && item !== 1 ? null : told)))
    for (const heading of [
      (at: number) => `${at + 1} *`,
      (at: number) => `${at + 1}. *`,
      (at: number) => `(${at + 1}) *`,
      (at: number) => `0${at + 1}_*`,
    ])
      expect(toldAnswers({ type: 'text/csv', content: sheet(heading) }, draft)).toEqual(truth)
  })

  it('is not read by numbers that the options of another item deny', () => {
    const told = toldAnswers({ content: sheet((at) => `${((at + 2) % 4) + 1} *`, false) }, draft)
    expect(told.flatMap((row) => [row[1], row[3]]).filter((one) => one !== null)).toEqual([])
  })
})

describe('a field that says why there is no answer, in words, beside one field for each kind of answer', () => {
  it('does not stand against the numbers and the words', () => {
    for (const [number, words, reason] of [
      ['Number_Value__c', 'Long_Text_Value__c', 'Nonresponse_Reason__c'],
      ['numericValue', 'verbatim', 'whyNot'],
      ['nValue', 'sText', 'sStatus'],
    ] as const) {
      const records = RATE.map((_, p) => ({
        Id: `a0R${p}XQ`,
        answers: draft.questions.map(({ stem }, item) => {
          const own = TRUTH[p]?.[item] ?? null
          const isLeft = own === null || (item === 3 && p === 6) || (item === 1 && p === 1)
          return {
            question: stem,
            pick: item % 2 === 0 ? own : null,
            [number]: item === 1 && !isLeft ? HOURS[p] : null,
            [words]: item === 3 && !isLeft ? own : null,
            [reason]: isLeft ? (p === 1 ? 'Declined to Answer' : "Don't Know") : null,
          }
        }),
      }))
      const truth = TRUTH.map((row, p) =>
        row.map((told, item) => ((item === 3 && p === 6) || (item === 1 && p === 1) ? null : told)),
      )
      expect([number, toldAnswers({ records }, draft)]).toEqual([number, truth])
    }
  })
})
