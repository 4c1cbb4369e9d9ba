import { describe, expect, it } from 'vitest'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../../shared/models/experiment-evidence.ts'
import { aPlan, evidenceOf, judged } from '../experiments.ts'
import { CALM, halves, ofArms } from './halves.ts'

const plan = aPlan({ personas: 100 })

function said(evidence: ExperimentEvidence, of: ExperimentPlan = plan, language: 'en' | 'fr' = 'en') {
  const verdict = judged(of, evidence)
  const told = tellVerdict(verdict, of, language)
  const lines = (name: string) => told.sections.find((section) => section.name === name)?.lines ?? []
  return { ...told, comparison: verdict.comparison, lines }
}

/** Two runs of 100 per arm, but for one arm, which has one run of 50. */
function thin(arm: string, yes: Record<string, number>): ExperimentEvidence {
  const runs = (name: string, share: number) =>
    name === arm ? [[share / 2, 50 - share / 2]] : [0, 1].map(() => [share, 100 - share])
  return evidenceOf(Object.fromEntries(Object.entries(yes).map(([name, share]) => [name, runs(name, share)])))
}

describe('a control arm with fewer answers than the others', () => {
  it('goes beyond chance only where it does so on its own base', () => {
    // 14 points, where chance reaches 10 between two arms of 200, and 15 between 200 and 50.
    const { comparison, lines } = said(thin('again', { ...CALM, again: 64, rewording: 72 }))
    expect(comparison).toMatchObject({ isMoved: true, conclusion: 'wording' })
    expect(comparison?.causes[1]).toMatchObject({ kind: 'again', moved: 14, chance: 15, state: 'ruled_out' })
    expect(lines('causes')[1]).toBe(
      'Population or model: not seen, since A again moved 14 points, no more than chance reaches.',
    )
  })

  it('calls neither the population unsteady nor the order important on a difference that chance reaches', () => {
    const again = said(thin('again', { ...CALM, again: 64, rewording: 52 }))
    expect(again.headline).not.toContain('unsteady')
    const order = said(thin('reversed', { ...CALM, reversed: 64, rewording: 52 }))
    expect(order.headline).not.toContain('the order matters')
    expect(order.lines('order')[0]).toBe(
      'The reversed order moved 14 points, no more than chance reaches there (15 points): no order effect is seen.',
    )
  })
})

it('does not call the order important where it moves no further than the same wording again', () => {
  const { headline, lines } = said(halves({ ...CALM, again: 66, reversed: 64, rewording: 52 }))
  expect(headline).toContain('the population or the model is unsteady')
  expect(headline).not.toContain('the order matters')
  expect(lines('order')[0]).toBe(
    'The reversed order moved 14 points, no further than the same wording again (16 points): no order effect is seen.',
  )
  const french = said(halves({ ...CALM, again: 66, reversed: 64, rewording: 52 }), plan, 'fr')
  expect(french.lines('order')[0]).toBe(
    'L’ordre inversé fait bouger de 14\u00a0points, pas plus que la même formulation posée à nouveau (16\u00a0points)\u00a0: aucun effet d’ordre n’est visible.',
  )
})

describe('causes that cannot be', () => {
  it('are not named where both arms ask the same words in the same order', () => {
    const same = { ...ofArms(plan, ['base', 'again']), comparison: { from: 'base', to: 'again' } }
    const { lines, limits } = said(halves({ base: 50, again: 72 }), same)
    expect(lines('causes')).toEqual([])
    expect(limits).toBe('A reason to examine the service, not the wording, and not evidence about people.')
  })

  it('do not include other words where only the order differs', () => {
    const order = { ...plan, comparison: { from: 'base', to: 'reversed' } }
    const { lines } = said(halves({ ...CALM, reversed: 72, rewording: 50 }), order)
    expect(lines('causes').map((line) => line.split(':')[0])).toEqual(['Noise', 'Population or model'])
  })
})

it('calculates no noise and no order effect where nobody varies', () => {
  const { headline, sections } = said(halves({ base: 100, again: 100, reversed: 100, rewording: 100 }))
  expect(headline).toContain('noise cannot be calculated')
  expect(sections.map(({ name }) => name)).toEqual([])
})

it('says of a contrary statement that personas tend to agree, not that they agree with both', () => {
  const main = {
    ...ofArms(plan, ['base', 'again', 'contrary']),
    comparison: { from: 'base', to: 'contrary' },
  }
  // 40 % agree with the statement and 85 % with its contrary: most do not agree with both.
  expect(said(halves({ base: 40, again: 41, contrary: 85 }), main).headline).toContain(
    'Personas tend to agree, whatever the statement says: the result depends on its direction.',
  )
  expect(said(halves({ base: 40, again: 41, contrary: 30 }), main).headline).toContain(
    'Personas tend to disagree, whatever the statement says: the result depends on its direction.',
  )
})

it('never says that a p-value is zero', () => {
  const four = (yes: number) => Array.from({ length: 8 }, () => [yes, 50 - yes])
  const wide = { ...plan, runs: 8 }
  const evidence = evidenceOf({ base: four(20), again: four(21), reversed: four(20), rewording: four(40) })
  expect(said(evidence, wide).lines('runs')[1]).toMatch(/least as far apart as they are: 1, so p < 0\.001\.$/)
  expect(said(evidence, wide, 'fr').lines('runs')[1]).toMatch(/donc p < 0,001\.$/)
})
