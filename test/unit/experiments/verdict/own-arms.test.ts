import { describe, expect, it } from 'vitest'
import type { ArmKind, ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { anArm, aPlan, evidenceOf, ITEM, judged } from '../experiments.ts'
import { CALM, halves, ofArms } from './halves.ts'

const plan = aPlan({ personas: 100 })
const withArms = (...kinds: ArmKind[]): ExperimentPlan => ofArms(plan, kinds)

describe('arms of their own', () => {
  it('tell the pull of order: chosen when last minus chosen when first, mean of both ends', () => {
    // Percentages: Yes 50 as first option and 58 as last; No 50 as last option and 42 as first.
    const { order } = judged(plan, halves({ ...CALM, reversed: 58, rewording: 70 }))
    expect(order).toEqual({
      arm: 'reversed',
      points: 8,
      // ½ · 1.96 √((1 − 0) / 200 + (1 − .16²) / 200).
      pullChance: 10,
      moved: 8,
      // With 200 on each side: 1.96 √(.54 × .46 × 2 / 200).
      chance: 10,
      again: 1,
      ends: [
        { option: 0, whenFirst: 50, whenLast: 58 },
        { option: 1, whenFirst: 42, whenLast: 50 },
      ],
    })
  })

  it('tell the ends of the order in the percentages of the table', () => {
    const runs = [[69, 51]]
    const { order, arms } = judged(
      plan,
      evidenceOf({ base: runs, again: runs, reversed: runs, rewording: runs }),
    )
    expect(arms[0]?.shares[0]?.percent).toBe(58)
    expect(order?.ends[0]).toMatchObject({ whenFirst: 58, whenLast: 58 })
  })

  it('tell the readiness to agree, of those who take a side', () => {
    const wide = withArms('base', 'contrary', 'rewording')
    const { agreement } = judged(wide, halves({ base: 70, contrary: 55, rewording: 70 }))
    expect(agreement).toEqual({ arm: 'contrary', statement: 70, contrary: 55, surplus: 25, chance: 9 })
    // The expected chance, with 200 on each side: 1.96 √(.7 × .3 / 200 + .55 × .45 / 200).
  })

  it('tell the readiness to agree without those who take no side, and with what hangs together', () => {
    const asked = { ...ITEM, options: [...ITEM.options, { id: 'dk', text: 'Don’t know' }] }
    const wide = {
      ...plan,
      arms: (['base', 'contrary', 'rewording'] as const).map((kind) =>
        anArm(kind, { ...asked, stem: `${kind}?` }),
      ),
    }
    const half = (yes: number, no: number) => [yes, no, 100 - yes - no]
    const told = (...runs: [number[], number[]]) =>
      judged(wide, evidenceOf({ base: runs, contrary: [half(30, 30), half(30, 30)], rewording: runs }))
        .agreement
    // 70 and 50 % of those who took a side; 1.96 √(.7 × .3 / 100 + .5 × .5 / 120).
    expect(told(half(35, 15), half(35, 15))).toEqual({
      ...{ arm: 'contrary', statement: 70, contrary: 50, surplus: 20, chance: 13 },
    })
    // Two runs that differ far more than independent answers would: equal shares, but more by chance.
    const apart = told(half(65, 5), half(5, 25))
    expect(apart).toMatchObject({ statement: 70, contrary: 50 })
    expect(apart?.chance).toBeGreaterThan(30)
  })

  it('compare a contrary statement with A as if who agrees with it disagreed with A', () => {
    const main = { ...withArms('base', 'again', 'contrary'), comparison: { from: 'base', to: 'contrary' } }
    const content = judged(main, halves({ base: 70, again: 70, contrary: 30 }))
    expect(content.comparison).toMatchObject({ move: { moved: 0 }, isMoved: false, differsIn: 'direction' })
    // The groups are not compared: the arm's options would have to be reversed for them too.
    expect(content.explored.groups).toEqual([])
    const agreeing = judged(main, halves({ base: 70, again: 70, contrary: 55 }))
    expect(agreeing.comparison).toMatchObject({ move: { moved: 25 }, isMoved: true, conclusion: 'wording' })
  })
})
