import { describe, expect, it } from 'vitest'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { aChoice } from '../../../support/drafts.ts'
import { anArm, aPlan, evidenceOf, judged } from '../experiments.ts'
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

describe('the pull of a scale whose middle options move', () => {
  const asked = aChoice('item', 'How satisfied are you with your town?', [
    'Very satisfied',
    'Rather satisfied',
    'Neither satisfied nor dissatisfied',
    'Rather dissatisfied',
    'Very dissatisfied',
  ])
  const turned = { ...asked, options: asked.options.toReversed() }
  const scale = aPlan({
    personas: 100,
    arms: [
      anArm('base', asked),
      anArm('again', asked),
      anArm('reversed', turned),
      anArm('rewording', { ...asked, stem: 'Are you really satisfied?' }),
    ],
  })
  const told = (reversed: number[], language: 'en' | 'fr' = 'en') => {
    const calm = [
      [20, 38, 10, 12, 20],
      [21, 36, 10, 14, 19],
    ]
    const arms = { base: calm, again: calm, reversed: [reversed, reversed], rewording: calm }
    const verdict = judged(scale, evidenceOf(arms))
    const { sections } = tellVerdict(verdict, scale, language)
    return { order: verdict.order, line: sections.find(({ name }) => name === 'order')?.lines[0] }
  }

  it('has no size where its two end options move no more than chance reaches', () => {
    const { order, line } = told([18, 13, 10, 37, 22])
    // ½ · 1.96 √((.4 − .01²) / 200 + (.4 − .04²) / 200).
    expect(order).toMatchObject({ moved: 27, points: -3, pullChance: 6 })
    expect(line).toBe(
      'The reversed order moved 27 points, but hardly its two end options: standing last rather than first moves them by 3 points (mean of both), no more than chance reaches (6 points).',
    )
    expect(told([18, 13, 10, 37, 22], 'fr').line).toContain('mais guère les deux modalités extrêmes')
  })

  it('has one where they do', () => {
    expect(told([36, 40, 10, 10, 4]).line).toBe(
      'Options gain 16 points where they stand last rather than first (mean of the two end options).',
    )
  })
})
