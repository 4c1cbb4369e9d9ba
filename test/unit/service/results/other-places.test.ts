import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const OPTIONS = ['Every day', 'Sometimes', 'Never']
const PLACES = ['In town', 'In a village', 'By the sea']
const draft = aDraft(9, ['How often do you read?', ...OPTIONS], ['Where do you live?', ...PLACES], ['Why?'])
const PEOPLE = [...'abcdefghi'].map((letter, p) => ({ id: `p-${letter}`, p }))
const said = (p: number, item: number, by = 1) =>
  [OPTIONS[(p * by) % 3], PLACES[(p * by + 1) % 3], `Because of ${p * by} good reasons.`][item]

/** The answers of one entry for each item, each with its value under the name `value`. */
const answers = (p: number, value: string, by?: number) =>
  draft.questions.map(({ stem }, item) => ({ question: stem, [value]: said(p, item, by) }))

function kindsIn(data: object): string[] {
  return [...new Set(readResults(data, draft, { personas: 9 }).answers.map(({ kind }) => kind))].filter(
    (kind) => kind !== 'unread',
  )
}

describe('answers are not read where another place has others', () => {
  const calls = PEOPLE.flatMap(({ id, p }) =>
    answers(p, 'response', 3).map((answer) => ({ persona_id: id, ...answer })),
  )

  it('of the same persons, even if it left some of them blank', () => {
    const results = PEOPLE.map(({ id, p }) => ({
      persona_id: id,
      answers: answers(p, 'answer').map((answer) => ({ ...answer, ...(p === 4 ? { answer: null } : {}) })),
    }))
    const read = readResults({ results, calls }, draft, { personas: 9 })
    const wrong = read.answers.filter(
      ({ question, respondent, kind, option }) =>
        kind === 'option' &&
        draft.questions[question]?.options[option ?? -1]?.text !== said(respondent, question),
    )
    expect(wrong).toEqual([])
  })

  it('under names that nobody knows', () => {
    const results = PEOPLE.map(({ id, p }) => ({ ref: id, outcome: answers(p, 'verdict') }))
    expect(kindsIn({ results, calls })).toEqual([])
  })

  it('but are where that one tells the same, or what was predicted', () => {
    const results = PEOPLE.map(({ id, p }) => ({ persona_id: id, answers: answers(p, 'answer') }))
    const log = PEOPLE.map(({ id, p }) => ({ ref: id, outcome: answers(p, 'verdict') }))
    expect(kindsIn({ results, log })).toEqual(['option', 'text'])
    const predictions = PEOPLE.map(({ id, p }) => ({ ref: id, outcome: answers(p, 'verdict', 3) }))
    expect(kindsIn({ results, predictions })).toEqual(['option', 'text'])
  })
})

it('an answer does not stand where a map beside it has another one', () => {
  const results = PEOPLE.map(({ id, p }) => ({
    persona_id: id,
    answers: answers(p, 'answer').map((answer) => ({
      ...answer,
      ...(p === 2 ? { answer: 'Never', revised: { answer: said(p, 0), at: '2026-01-02' } } : {}),
    })),
  }))
  const read = readResults({ results }, draft, { personas: 9 })
  const own = read.answers.filter(
    ({ respondent, kind }) => read.respondents[respondent]?.id === 'p-c' && kind !== 'unread',
  )
  expect(own).toEqual([])
  expect(read.answers.filter(({ kind }) => kind === 'option').length).toBeGreaterThan(10)
})
