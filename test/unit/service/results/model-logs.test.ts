import { describe, expect, it } from 'vitest'
import { IDS, optionText, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'
import { toldAnswers } from './told-answers.ts'

const items = told.questions.map(({ stem }, at) => ({ id: IDS[at], text: stem }))
const ALL = SAID.flat().filter((value) => value !== null).length
const answers = PEOPLE.map((id, persona) => ({
  id,
  answers: IDS.map((item_id, item) => ({ item_id, answer: truthOf(persona, item) })),
}))
/** What a model said when it was called, which is often something else than the answer. */
const replyOf = (persona: number, item: number): string =>
  optionText(item, (persona * 3 + item) % 4) ?? `Let me think about call ${persona} of ${item}.`
const calls = (fields: object): object[] =>
  PEOPLE.flatMap((persona_id, persona) =>
    IDS.map((item_id, item) => ({ persona_id, item_id, response: replyOf(persona, item), ...fields })),
  )

describe('a log of the calls of a model', () => {
  it.each([
    ['calls', { model: 'm-2', attempt: 1 }],
    ['llm_requests', { prompt_tokens: 310, latency_ms: 820 }],
    ['journal_appels', { modele: 'm-2', tentatives: 2 }],
  ])('%s stands against no answer elsewhere', (name, fields) => {
    const data = { items, respondents: answers, [name]: calls(fields) }
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(ALL)
  })

  it('does not either below each persona', () => {
    const own = answers.map((record, persona) => ({
      ...record,
      trace: IDS.map((item_id, item) => ({ item_id, output: replyOf(persona, item), tokens: 40 + item })),
    }))
    expect(wrongIn({ items, respondents: own })).toEqual([])
    expect(readIn({ items, respondents: own })).toBe(ALL)
  })

  it('is where the answers are, if they are nowhere else', () => {
    const log = PEOPLE.flatMap((persona_id, persona) =>
      IDS.map((item_id, item) => ({ persona_id, item_id, response: truthOf(persona, item), model: 'm-2' })),
    )
    expect(wrongIn({ items, calls: log })).toEqual([])
    expect(readIn({ items, calls: log })).toBe(ALL)
  })

  it('stands against few answers elsewhere', () => {
    const some = answers.map((record) => ({ ...record, answers: record.answers.slice(0, 2) }))
    const read = toldAnswers({ items, respondents: some, calls: calls({ model: 'm-2' }) }, told)
    expect(read.map((row) => row.slice(0, 2))).toEqual(PEOPLE.map(() => [null, null]))
  })
})
