import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { examinedPart } from '../../../../electron/service/results/shapes/examined-part.ts'
import { draft } from './a-survey.ts'

const stems = draft.questions.map(({ stem }) => stem)
const MANY = 12_000
const many = <T>(one: (at: number) => T): T[] => Array.from({ length: MANY }, (_, at) => one(at))

/** Number of values in a payload. */
function size(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, inner) => sum + size(inner), 1)
}

describe('a payload far larger than the survey can have', () => {
  it.each<[string, unknown]>([
    ['rows', { rows: many((at) => ({ sku: at, tags: ['a', 'b'], nested: { a: 1, b: 2 } })) }],
    ['a map', Object.fromEntries(many((at) => [`k${at}`, { sku: at }]))],
    ['scalars', { results: many((at) => at) }],
    ['lists in lists', Array.from({ length: 400 }, () => Array.from({ length: 400 }, (_, at) => at))],
  ])('of %s is examined in part, and says how much is not', (_name, data) => {
    const { value, beyond } = examinedPart(data, draft)
    expect(size(value)).toBeLessThan(70_000)
    expect(beyond[0]?.value).toMatch(/^\+\d+$/)
    const results = readResults(data, draft)
    expect(results).toMatchObject({ answers: [], shape: 'unknown', certainty: 'unsure' })
    expect(results.unplaced[0]).toEqual(beyond[0])
  })

  it('is read as far as it is examined', () => {
    const data = { answers: many((at) => ({ persona: `p${at}`, question: stems[0], answer: 'Oui' })) }
    const results = readResults(data, draft, { personas: MANY })
    expect(results.answers).toHaveLength(5000)
    expect(results.unplaced).toEqual([{ path: '$.answers', value: `+${MANY - 5000}` }])
    expect(results.certainty).toBe('likely')
  })

  it('of counts beyond all options keeps none of them by guess', () => {
    const data = { results: [{ question: stems[0], counts: many((at) => at) }] }
    expect(readResults(data, draft).counts).toEqual([])
  })

  it('is left as it is while it may be the survey’s', () => {
    const data = {
      answers: Array.from({ length: 5000 }, (_, at) => ({ persona: at, question: stems[0], answer: 'Oui' })),
    }
    expect(examinedPart(data, draft)).toEqual({ value: data, beyond: [] })
  })

  it('tells how many more places there are', () => {
    const data = {
      results: Array.from({ length: 300 }, (_, at) => ({ persona: { id: at }, note: `x${at}` })),
      a: 1,
    }
    const rows = data.results.map((row) => ({ ...row, answers: { [stems[0] ?? '']: 'Oui', other: 'y' } }))
    const { unplaced } = readResults({ results: rows }, draft, { personas: 300 })
    expect(unplaced).toHaveLength(201)
    expect(unplaced.at(-1)).toEqual({ path: '…', value: '+100' })
  })
})

describe('as many persons as items', () => {
  it('does not turn rows and columns around', () => {
    const said = ['Oui', 'Non', 'Ne sait pas']
    const question = (stem: string | undefined) => ({
      texte: stem,
      answers: said.map((value, at) => ({ profile_id: `p${at}`, value })),
    })
    const results = readResults({ questions: stems.map(question) }, draft)
    expect(results.shape).toBe('by_question')
    expect(results.respondents.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2'])
    const lists = readResults({ questions: stems.map((texte) => ({ texte, answers: said })) }, draft)
    expect(lists.shape).toBe('by_question')
    expect(lists.answers.filter(({ question: at }) => at === 0).map(({ option }) => option)).toEqual([
      0, 1, 2,
    ])
  })
})
