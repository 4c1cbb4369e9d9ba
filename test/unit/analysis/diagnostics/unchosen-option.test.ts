import { describe, expect, it } from 'vitest'
import { diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import { aChoice } from '../../../support/drafts.ts'
import { resultsOf } from '../../../support/results-of.ts'
import { personas, spread } from '../sample-results.ts'

const FOUR = ['Très bien', 'Plutôt bien', 'Plutôt mal', 'Très mal']

describe('an option that nobody chose', () => {
  it('is a note if it is one of many; several need a look', () => {
    const questions = [aChoice('a', 'Énoncé', FOUR), aChoice('b', 'Énoncé', [...FOUR, 'Ne sait pas'])]
    const answers = [...spread(0, [10, 20, 30, 0]), ...spread(1, [30, 30, 0, 0, 0])]
    const { items } = diagnose({ questions, results: resultsOf({ respondents: personas(60), answers }) })
    expect(items.map(({ suspicions }) => suspicions)).toMatchObject([
      [{ weight: 'note', evidence: { options: [3], optionCount: 4, chance: 0.75 ** 60 } }],
      [{ weight: 'look', evidence: { options: [2, 3], optionCount: 4 } }],
    ])
  })

  it('is judged by those who chose an answer, not by all', () => {
    const papers = ['Sud', 'Nord', 'Est', 'Ouest', 'Le Port', 'La Côte', 'Le Phare', 'La Digue']
    const questions = [aChoice('a', 'Quel quotidien lisez-vous ?', [...papers, 'Je ne sais pas'])]
    const heads = (counts: number[], all: number) => {
      const answers = spread(0, counts)
      return diagnose({ questions, results: resultsOf({ respondents: personas(all), answers }) }).items[0]
    }
    const unchosen = (counts: number[], all: number) =>
      heads(counts, all)?.suspicions.filter(({ evidence }) => evidence.kind === 'unchosen_option')
    // 25 answer: too few to say that an option is never chosen, whatever the number of those who do not know.
    expect(unchosen([9, 7, 5, 3, 1, 0, 0, 0, 75], 100)).toEqual([])
    expect(unchosen([20, 15, 10, 3, 2, 0, 0, 0, 50], 100)).toMatchObject([
      { base: 50, evidence: { options: [5, 6, 7], optionCount: 8, chance: (7 / 8) ** 50, leftOut: [8] } },
    ])
  })

  it('counts for more at one end of a scale than in a list, whose options may differ in popularity', () => {
    const kinds = ['Une maison', 'Un appartement', 'Une péniche', 'Une roulotte', 'Une yourte']
    const questions = [
      aChoice('a', 'Combien ?', ['Aucun', '1 ou 2', '3 ou 4', '5 à 9', '10 ou plus']),
      aChoice('b', 'Combien ?', ['Aucun', '1 ou 2', '3 ou 4', '5 à 9', '10 ou plus']),
      aChoice('c', 'Énoncé', kinds),
      aChoice('d', 'Énoncé', kinds),
    ]
    const answers = [
      [20, 20, 20, 0, 0],
      [20, 0, 20, 0, 20],
      [20, 20, 20, 0, 0],
      [59, 1, 0, 0, 0],
    ]
    const { items } = diagnose({
      questions,
      results: resultsOf({
        respondents: personas(60),
        answers: answers.flatMap((each, at) => spread(at, each)),
      }),
    })
    const weights = items.map(
      ({ suspicions }) => suspicions.find(({ evidence }) => evidence.kind === 'unchosen_option')?.weight,
    )
    expect(weights).toEqual(['look', 'note', 'note', 'look'])
  })
})
