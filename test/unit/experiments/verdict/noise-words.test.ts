import { expect, it } from 'vitest'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { VerdictLanguage } from '../../../../shared/experiments/verdict/words/verdict-messages.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { aPlan, evidenceOf, judged } from '../experiments.ts'
import { CALM, halves } from './halves.ts'

const UNMEASURED = 'No arm asks the same wording again with enough answers: only chance is known.'

/** What is told of the noise where these arms are compared, with two runs of 100 per arm. */
function told(comparison: ExperimentPlan['comparison'], yes: Record<string, number>) {
  const plan = aPlan({ personas: 100, comparison })
  const { sections } = tellVerdict(judged(plan, halves(yes)), plan, 'en')
  return sections.find(({ name }) => name === 'noise')?.lines ?? []
}

it('says that no arm asks the same wording again only where none does', () => {
  const { again: _, ...without } = CALM
  expect(told({ from: 'base', to: 'rewording' }, { ...without, rewording: 70 })).toContain(UNMEASURED)
  // A again has its answers, but is one of the two that are compared.
  for (const comparison of [
    { from: 'base', to: 'again' },
    { from: 'again', to: 'rewording' },
  ])
    expect(told(comparison, { ...CALM, rewording: 70 })).not.toContain(UNMEASURED)
})

it('names the runs that are too small to be compared one by one', () => {
  const plan = aPlan({ personas: 100 })
  const lines = (rewording: number[][], language: VerdictLanguage = 'en') => {
    const evidence = evidenceOf({
      base: [
        [50, 50],
        [45, 55],
      ],
      rewording,
    })
    const { sections } = tellVerdict(judged(plan, evidence), plan, language)
    return sections.find(({ name }) => name === 'noise')?.lines ?? []
  }
  expect(
    lines([
      [6, 23],
      [12, 17],
    ]),
  ).toContain('Runs with a base under 30 are not compared one by one: B (runs 1 and 2).')
  expect(
    lines(
      [
        [6, 23],
        [40, 60],
      ],
      'fr',
    ),
  ).toContain(
    'Les passations dont la base est inférieure à 30 ne sont pas comparées une à une\u00a0: B (passation 1).',
  )
  expect(
    lines([
      [40, 60],
      [30, 70],
    ]).join(' '),
  ).not.toContain('one by one')
})
