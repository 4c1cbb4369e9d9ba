import { describe, expect, it } from 'vitest'
import { draft, isChoice, PEOPLE, readOf, TRUTH, toldBy } from './a-tram-survey.ts'

/** The reasons of those who gave no answer, by item. */
const WHY = [{ NotAsked: { routed_by: 1 } }, 'DontKnow', { NotAsked: { routed_by: 0 } }, 'Declined']

const questionnaire = draft.questions.map(({ stem, options }) => ({
  text: stem,
  kind: options.length > 0 ? { Single: { choices: options.map(({ text }) => text) } } : 'Free',
}))
const dataOf = (cellOf: (p: number, item: number) => unknown) => ({
  questionnaire,
  respondents: PEOPLE.map((id, p) => ({ id, answers: draft.questions.map((_, item) => cellOf(p, item)) })),
})
const caseOf = (item: number): string => (isChoice(item) ? 'Single' : item === 1 ? 'Number' : 'Free')

describe('a case of missing answers that tells more about the reason', () => {
  it('is an empty place', () => {
    const around = dataOf((p, item) => {
      const value = toldBy(p, item)
      return value === null ? { NoAnswer: WHY[item] } : { [caseOf(item)]: value }
    })
    expect(readOf(around)).toEqual(TRUTH)
  })

  it('is one where the reason stands in a field, or is the case itself', () => {
    const reasons = [
      { NoAnswer: { reason: 'not_asked', filter: 2 } },
      { Refused: { at: '10:02', after: 2 } },
      { NotAsked: { routed_by: 0 } },
      { NoAnswer: { kind: 'DontKnow', prompts: 2 } },
    ]
    const fields = dataOf((p, item) => {
      const value = toldBy(p, item)
      return value === null ? reasons[item] : { [caseOf(item)]: value }
    })
    expect(readOf(fields)).toEqual(TRUTH)
  })

  it('is one beside a tag, with fields of its own', () => {
    const reasons = [
      { type: 'NotAsked', routed_by: 1, form: 'B' },
      { type: 'DontKnow' },
      { type: 'NotAsked', routed_by: 0, form: 'A' },
      { type: 'Refused', prompts: 2, final: true },
    ]
    const beside = dataOf((p, item) => {
      const value = toldBy(p, item)
      return value === null ? reasons[item] : { type: caseOf(item), value }
    })
    expect(readOf(beside)).toEqual(TRUTH)
  })

  it('is one before what else is told', () => {
    const before = dataOf((p, item) => {
      const value = toldBy(p, item)
      return value === null ? ['NoAnswer', ['DontKnow', { prompts: 2 }]] : [caseOf(item), value]
    })
    expect(readOf(before)).toEqual(TRUTH)
  })
})
