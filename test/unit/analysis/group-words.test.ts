import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeResponses } from '../../../shared/analysis/coded-responses.ts'
import { personasKept } from '../../../shared/analysis/filter-personas.ts'
import { groupPersonas } from '../../../shared/analysis/group-personas.ts'
import { logLikelihood, wordsOfGroups } from '../../../shared/analysis/group-words.ts'
import { anOpenEnded } from '../../support/drafts.ts'
import { persona, said } from './sample-results.ts'

const questions = [anOpenEnded('why', 'Pourquoi vous déplacez-vous ainsi ?')]
const sexOf = (respondent: number) => (respondent % 2 === 0 ? 'F' : 'H')

function compare(texts: readonly string[], among?: ReadonlySet<number>) {
  const results = {
    respondents: texts.map((_, at) => persona(at, { sexe: sexOf(at) })),
    answers: texts.map((text, respondent) => said(respondent, 0, text)),
  }
  const coded = codeResponses(questions, results)
  const groups = groupPersonas({ kind: 'field', name: 'sexe' }, questions, coded, results.respondents)
  return { results, coded, groups, words: wordsOfGroups(0, groups, coded, among) }
}

/** Women and one man mention prices, both sexes trains, and men the bicycle. */
const TEXTS = [
  'Le prix des trains',
  'Je prends le vélo, ou des trains.',
  'Les prix, encore les prix, et la sécurité',
  'Mes vélos, dans le train',
  'Le train est à un prix trop élevé',
  'Le vélo, et le prix',
  'Le PRIX du train',
  'Le train, et le vélo',
]

describe('wordsOfGroups', () => {
  it('names the words of each group, in their usual form, by how many answers have them', () => {
    expect(compare(TEXTS).words).toMatchObject([
      { answers: 4, others: 4, words: [{ form: 'prix', inGroup: 4, inOthers: 1 }] },
      { answers: 4, others: 4, words: [{ form: 'vélo', inGroup: 4, inOthers: 0 }] },
    ])
  })

  it('counts those who count, and compares with nobody where there are no others', () => {
    expect(compare(TEXTS, new Set([0, 1, 2, 3, 4])).words[0]).toMatchObject({
      answers: 3,
      others: 2,
      words: [{ form: 'prix', inGroup: 3, inOthers: 0 }],
    })
    expect(compare(TEXTS, new Set([0, 2, 4, 6])).words[0]).toEqual({ answers: 4, others: 0, words: [] })
  })

  it('reads no answer as long as there is nothing to compare', () => {
    const { coded } = compare(TEXTS)
    const unread = {
      ...coded,
      wordsOf: () => {
        throw new Error('read')
      },
    }
    expect(wordsOfGroups(0, [], unread)).toEqual([])
  })

  it('counts a word as the filter finds it', () => {
    const anyText = fc
      .array(
        fc.constantFrom('le', 'prix', 'vélos', 'vélo', 'écoutées', 'ecouter', 'train', 'trains', 'cher'),
        {
          minLength: 1,
          maxLength: 5,
        },
      )
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 6, maxLength: 24 }), (texts) => {
        const { results, coded, groups, words } = compare(texts)
        for (const [at, each] of words.entries()) {
          const group = groups[at]?.condition
          for (const { form, inGroup } of each.words) {
            const word = { kind: 'words', item: 0, text: form, not: false } as const
            const kept = personasKept(group ? [[word], [group]] : [], coded, results.respondents)
            expect(kept?.size).toBe(inGroup)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('logLikelihood', () => {
  it('is 2 Σ O ln(O / E) over the four cells', () => {
    // Expected in each half of 20 answers with 8 uses: 4 with the word, and 6 without.
    const wanted = 2 * (7 * Math.log(7 / 4) + 1 * Math.log(1 / 4) + 3 * Math.log(3 / 6) + 9 * Math.log(9 / 6))
    expect(logLikelihood(7, 10, 1, 10)).toBeCloseTo(wanted)
    expect(logLikelihood(10, 10, 0, 10)).toBeCloseTo(2 * 20 * Math.log(2))
  })

  it('is 0 where the word is not more frequent here', () => {
    expect(logLikelihood(1, 10, 7, 10)).toBe(0)
    expect(logLikelihood(3, 10, 6, 20)).toBe(0)
    expect(logLikelihood(0, 0, 0, 0)).toBe(0)
  })
})
