import { describe, expect, it } from 'vitest'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { aPlan, judged } from '../experiments.ts'
import { CALM, halves } from './halves.ts'

/** The lines of a section where these two arms are compared, with two runs of 100 per arm. */
function lines(comparison: ExperimentPlan['comparison'], yes: Record<string, number>, section: string) {
  const plan = aPlan({ personas: 100, comparison })
  const { sections } = tellVerdict(judged(plan, halves(yes)), plan, 'en')
  return sections.find(({ name }) => name === section)?.lines ?? []
}

describe('the pull of the order, where A reversed is no control of the comparison', () => {
  const toReversed = { from: 'base', to: 'reversed' }
  const toAgain = { from: 'base', to: 'again' }

  it('is not told as seen while it is no more than chance reaches', () => {
    const none =
      'The reversed order moved 6 points, no more than chance reaches there (10 points): no order effect is seen.'
    const yes = { ...CALM, reversed: 56, rewording: 50 }
    expect(lines(toReversed, yes, 'order')[0]).toBe(none)
    expect(lines(toAgain, yes, 'order')[0]).toBe(none)
  })

  it('is not told as seen while A again moves as far', () => {
    const yes = { base: 50, again: 66, reversed: 64, rewording: 50 }
    const none =
      'The reversed order moved 14 points, no further than the same wording again (16 points): no order effect is seen.'
    expect(lines(toReversed, yes, 'order')[0]).toBe(none)
    expect(lines(toAgain, yes, 'order')[0]).toBe(none)
  })

  it('is told where it goes beyond both', () => {
    const yes = { ...CALM, reversed: 64, rewording: 50 }
    const pull =
      'Options gain 14 points where they stand last rather than first (mean of the two end options).'
    expect(lines(toReversed, yes, 'order')[0]).toBe(pull)
    expect(lines(toAgain, yes, 'order')[0]).toBe(pull)
  })
})
