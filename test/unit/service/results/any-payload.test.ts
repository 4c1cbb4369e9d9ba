import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { runResultsSchema } from '../../../../shared/models/results.ts'
import { draft } from './a-survey.ts'

const stems = draft.questions.map(({ stem }) => stem)

describe('any payload', () => {
  const names = [
    'results',
    'answers',
    'questions',
    'persona_id',
    'persona',
    'question',
    'answer',
    'counts',
    'id',
    'q1',
  ]
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(...stems, 'Oui', 'Non', 'Jamais', null, true, 0, 1, 2, 3, ''),
    fc.integer({ min: -5, max: 500 }),
    fc.string({ maxLength: 6 }),
  )
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...names, ...stems, 'Oui', '__proto__'), tie('node'), { maxKeys: 4 }),
    ),
  }))

  function numbersIn(value: unknown): number[] {
    if (typeof value === 'number') return [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.values(value).flatMap(numbersIn)
  }

  /** How often `text` is a value in the payload, and in each part of it. */
  function timesInParts(value: unknown, text: string): { times: number; parts: Set<number> } {
    if (typeof value !== 'object' || value === null) {
      const times = Number(value === text)
      return { times, parts: new Set([times]) }
    }
    const inner = Object.values(value).map((part) => timesInParts(part, text))
    const times = inner.reduce((sum, part) => sum + part.times, 0)
    return { times, parts: new Set([times, ...inner.flatMap(({ parts }) => [...parts])]) }
  }

  it('is read without throwing, and no count, respondent or answer is invented', () => {
    fc.assert(
      fc.property(node, (data) => {
        const results = runResultsSchema.parse(readResults(data, draft))
        const numbers = numbersIn(data)
        for (const { question, counts } of results.counts) {
          expect(draft.questions[question]?.options).toHaveLength(counts.length)
          // Answers without personas are counted. A count must be a number of the payload, or how often the option's
          // text occurs in one part of it; the same text elsewhere, such as in a remark, is no answer.
          const texts = draft.questions[question]?.options.map(({ text }) => text) ?? []
          counts.forEach((count, at) => {
            if (count === null) return
            expect([...numbers, ...timesInParts(data, texts[at] ?? '').parts]).toContain(count)
          })
        }
        for (const { respondent, question, kind, option } of results.answers) {
          expect(results.respondents[respondent]).toBeDefined()
          const item = draft.questions[question]
          expect(item).toBeDefined()
          if (kind === 'option') expect(item?.options[option ?? -1]).toBeDefined()
          else expect(option).toBeNull()
        }
        const cells = results.answers.map(({ respondent, question }) => `${respondent}/${question}`)
        expect(new Set(cells).size).toBe(cells.length)
      }),
      {
        numRuns: 400,
        // An option's text in a remark next to the answers to the item.
        examples: [[{ results: 'Jamais', [stems[2] ?? '']: ['Jamais', []] }]],
      },
    )
  })

  it('gives any answers back from rows by respondent, whatever was said', () => {
    const answer = fc.record({
      first: fc.constantFrom('Oui', 'Non', 'Ne sait pas', null),
      words: fc.option(fc.string().map((text) => `mot ${text}`)),
    })
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 6 }), (rows) => {
        const data = {
          results: rows.map(({ first, words }, at) => ({
            persona: { id: `p${at}` },
            answers: [
              { question: stems[0], answer: first },
              { question: stems[1], answer: words },
            ],
          })),
        }
        const { answers, unplaced } = readResults(data, draft, { personas: rows.length })
        if (rows.every(({ first, words }) => first === null && words === null)) return
        expect(unplaced).toEqual([])
        expect(answers.filter(({ question }) => question === 1).map(({ text }) => text)).toEqual(
          rows.map(({ words }) => words),
        )
      }),
    )
  })
})
