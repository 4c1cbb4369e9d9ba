import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['fa', 'ge', 'hi', 'jo', 'ku', 'ly', 'ma', 'ne', 'pi']
const BUS = ['Often', 'Sometimes', 'Never']
const CAR = ['A car', 'Two cars', 'A van', 'None at all']
const draft = aDraft(9, ['Do you take the bus?', ...BUS], ['What do you own?', ...CAR], ['What would help?'])
const [BUS_ITEM, CAR_ITEM, HELP_ITEM] = draft.questions.map(({ stem }) => stem)
const bus = [0, 1, 2, 0, 1, null, 2, 0, 1]
const car = [3, 0, 1, 2, null, 0, 3, 3, 0]
const helps = PEOPLE.map((_, p) => `A bus at ${p + 6} in the evening.`)
const at = (texts: readonly string[], place: number | null | undefined) =>
  place === null || place === undefined ? null : texts[place]
const ANSWERS = PEOPLE.map((_, p) => [at(BUS, bus[p]), at(CAR, car[p]), helps[p]])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft)
  return respondents.map((_, respondent) =>
    draft.questions.map(({ options }, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      if (own?.kind === 'option') return options[own.option ?? -1]?.text
      return own?.kind === 'text' ? own.text : null
    }),
  )
}

const closed = [
  { stem: BUS_ITEM, texts: BUS, values: bus },
  { stem: CAR_ITEM, texts: CAR, values: car },
]

describe('matrices of personas and options', () => {
  it('are lists of marks under each option', () => {
    const items = [
      ...closed.map(({ stem, texts, values }) => ({
        text: stem,
        by_option: Object.fromEntries(texts.map((text, place) => [text, values.map((one) => one === place)])),
      })),
      { text: HELP_ITEM, answers: helps },
    ]
    expect(readOf({ people: PEOPLE, items })).toEqual(ANSWERS)
  })

  it('are rows of an option with its marks, or with a text of them', () => {
    const tables = (marksOf: (values: readonly (number | null)[], place: number) => unknown) => [
      ...closed.map(({ stem, texts, values }) => ({
        question: stem,
        rows: texts.map((label, place) => ({ label, marks: marksOf(values, place) })),
      })),
      { question: HELP_ITEM, verbatims: helps },
    ]
    const bits = (values: readonly (number | null)[], place: number) =>
      values.map((one) => (one === place ? '1' : '0'))
    expect(readOf({ tables: tables(bits) })).toEqual(ANSWERS)
    expect(readOf({ tables: tables((values, place) => bits(values, place).join('')) })).toEqual(ANSWERS)
  })

  it('are a row of marks for each persona beside the options', () => {
    const tableaux = [
      ...closed.map(({ stem, texts, values }) => ({
        question: stem,
        colonnes: texts,
        lignes: PEOPLE.map((qui, p) => ({
          qui,
          cases: texts.map((_, place) => (values[p] === place ? 'X' : '')),
        })),
      })),
      { question: HELP_ITEM, lignes: PEOPLE.map((qui, p) => ({ qui, texte: helps[p] })) },
    ]
    expect(readOf({ tableaux })).toEqual(ANSWERS)
  })

  it('are none where somebody has two marks, or hardly anybody has one', () => {
    const items = (isMarked: (p: number, place: number) => boolean) => [
      ...closed.map(({ stem, texts }) => ({
        text: stem,
        by_option: Object.fromEntries(
          texts.map((text, place) => [text, PEOPLE.map((_, p) => isMarked(p, place))]),
        ),
      })),
      { text: HELP_ITEM, answers: helps },
    ]
    const isNone = (data: unknown) => readOf(data).every(([one, other]) => one === null && other === null)
    expect(isNone({ items: items((p, place) => place === p % 3 || (p === 4 && place === 0)) })).toBe(true)
    expect(isNone({ items: items((p, place) => p === 3 && place === 1) })).toBe(true)
  })
})

describe('tables of options that give their items by numbers', () => {
  const questions = draft.questions.map(({ stem }, place) => ({ id: place + 1, text: stem }))
  const choices = closed.flatMap(({ texts }, item) =>
    texts.map((text, place) => ({ id: 40 + item * 7 + place, question: item + 1, text })),
  )
  const words = PEOPLE.map((persona, p) => ({ persona, question: 3, text: helps[p] }))
  const idOf = (item: number, place: number | null | undefined) => 40 + item * 7 + (place ?? 0)

  it('tell the items of rows that only have the id of an option', () => {
    const selections = PEOPLE.flatMap((persona, p) =>
      closed.flatMap(({ values }, item) =>
        values[p] === null ? [] : [{ persona, choice_id: idOf(item, values[p]) }],
      ),
    )
    const closedOnly = ANSWERS.map(([one, other]) => [one, other, null])
    expect(readOf({ questions, choices, selections })).toEqual(closedOnly)
  })

  it('tell the items of rows that have the same number, and the level of the option', () => {
    const levels = closed.flatMap(({ texts }, q) => texts.map((label, level) => ({ q, level, label })))
    const items = draft.questions.map(({ stem }, idx) => ({ idx, text: stem }))
    const obs = PEOPLE.flatMap((person, p) => [
      { person, q: 0, level: bus[p] ?? null, text: null },
      { person, q: 1, level: car[p] ?? null, text: null },
      { person, q: 2, level: null, text: helps[p] },
    ])
    expect(readOf({ items, levels, obs })).toEqual(ANSWERS)
  })

  it('tell nothing of numbers that are called otherwise', () => {
    const visits = PEOPLE.flatMap((persona, p) =>
      closed.map(({ values }, item) => ({ persona, minutes: idOf(item, values[p]) })),
    )
    expect(
      readOf({ questions, choices, visits, words }).every(([one, other]) => one === null && other === null),
    ).toBe(true)
  })
})

describe('lists of options with a letter before each', () => {
  it('are a code book', () => {
    const questions = [
      ...closed.map(({ stem, texts }, item) => ({
        ref: `q_${item}`,
        label: stem,
        options: texts.map((text, place) => `${'abcd'[place]}) ${text}`),
      })),
      { ref: 'q_2', label: HELP_ITEM, options: [] },
    ]
    const letter = (place: number | null | undefined) => (place === null ? null : 'abcd'[place ?? 0])
    const copies = PEOPLE.map((id, p) => ({
      id,
      answers: { q_0: letter(bus[p]), q_1: letter(car[p]), q_2: helps[p] },
    }))
    expect(readOf({ questions, copies })).toEqual(ANSWERS)
  })
})
