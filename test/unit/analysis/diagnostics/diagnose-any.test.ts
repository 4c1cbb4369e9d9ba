import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'
import { askPractice } from '../../../support/practice/ask-practice.ts'
import { plantedQuestionnaire } from '../../../support/practice/planted-defects.ts'
import { anyAmong, anyResults } from '../sample-results.ts'

describe('diagnose, on any results', () => {
  const questions = [0, 1, 2, 3, 4].map((place) =>
    place === 3
      ? anOpenEnded('o', 'Pourquoi ?')
      : aChoice(`q${place}`, 'Énoncé', ['Très bien', 'Plutôt bien', 'Plutôt mal', 'Très mal']),
  )
  /** The drawn answers forty times over, so that there are enough personas for an analysis. */
  const manyTimes = (results: RunResults): RunResults => ({
    ...results,
    answers: Array.from({ length: 40 }, (_, time) =>
      results.answers.map((answer) => ({ ...answer, respondent: answer.respondent + 13 * time })),
    ).flat(),
  })

  it('gives finite numbers, and the same whatever the order and for everybody as for all', () => {
    fc.assert(
      fc.property(anyResults, anyAmong, (drawn, among) => {
        const results = manyTimes(drawn)
        const plain = diagnose({ questions, results })
        const numbers = JSON.stringify(plain, (_, value) =>
          typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value,
        )
        expect(numbers).not.toContain('not finite')
        const reversed = { ...results, answers: [...results.answers].reverse() }
        expect(diagnose({ questions, results: reversed })).toEqual(plain)
        const counted = diagnose({ questions, results, ...(among ? { among } : {}) })
        expect(counted.items).toHaveLength(questions.length)
        if (results.counts.length > 0) return
        const everybody = new Set(Array.from({ length: 600 }, (_, place) => place))
        expect(diagnose({ questions, results, among: everybody })).toEqual(plain)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the planted questionnaire', () => {
  it.each(['fr', 'en'] as const)(
    'shows its defects in three runs of the practice service (%s)',
    (language) => {
      const { questions, items } = plantedQuestionnaire(language)
      const runs = [1, 2, 3].map((seed) =>
        diagnose({ questions, results: askPractice(questions, seed, 100) }),
      )
      const weighing = items.map(({ positions }) =>
        runs.map(({ items: all }) =>
          positions.flatMap(
            (position) => all[position]?.suspicions.filter(({ weight }) => weight !== 'note') ?? [],
          ),
        ),
      )
      const missed = items.filter(({ group, marks }, place) => {
        const shown =
          weighing[place]?.filter((run) => run.some(({ evidence }) => marks.includes(evidence.kind))) ?? []
        return group === 'planted' && shown.length < 2
      })
      expect(missed.map(({ name }) => name)).toEqual([])
      const sound = items.flatMap(({ group }, place) => (group === 'sound' ? (weighing[place] ?? []) : []))
      expect(sound).toHaveLength(30)
      expect(sound.filter((run) => run.length > 0).length).toBeLessThanOrEqual(2)
    },
  )
})
