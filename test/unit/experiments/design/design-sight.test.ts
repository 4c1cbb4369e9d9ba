import { describe, expect, it } from 'vitest'
import { chanceBetween, totalVariation } from '../../../../shared/analysis/across-runs.ts'
import { chanceFloor, evenShares, visibleMove } from '../../../../shared/analysis/chance-variation.ts'
import { wholePoints } from '../../../../shared/analysis/whole-points.ts'
import { designSight } from '../../../../shared/experiments/design/design-sight.ts'
import { seededRandom } from '../../../../shared/experiments/seeded-random.ts'
import { anArm } from '../experiments.ts'

const both = (base: number) => ({ from: base, to: base })

describe('the noise floor', () => {
  it.each([
    { options: 2, base: 50, points: 20 },
    { options: 2, base: 100, points: 14 },
    { options: 5, base: 50, points: 26 },
    { options: 5, base: 100, points: 19 },
  ])('of $options even options at a base of $base is that of the method', ({ options, base, points }) => {
    expect(Math.round(100 * chanceFloor(evenShares(options), both(base)))).toBe(points)
  })

  it('is what answers drawn one by one give', () => {
    const shares = [0.5, 0.3, 0.15, 0.05]
    const random = seededRandom(7)
    const draw = (base: number) => {
      const counts = shares.map(() => 0)
      for (let persona = 0; persona < base; persona += 1) {
        const at = random()
        const option = shares.findIndex((_, place) => at < shares.slice(0, place + 1).reduce((a, b) => a + b))
        counts[option === -1 ? 3 : option] = (counts[option === -1 ? 3 : option] ?? 0) + 1
      }
      return counts
    }
    const drawn = Array.from({ length: 4000 }, () => totalVariation(draw(100), draw(200))).sort(
      (a, b) => a - b,
    )
    expect(Math.abs((drawn[3799] ?? 0) - chanceFloor(shares, { from: 100, to: 200 }))).toBeLessThan(0.01)
  })

  it('is none where all choose one option', () => {
    expect(chanceFloor([1, 0, 0], both(50))).toBe(0)
  })
})

describe('the move that a design sees', () => {
  it.each([
    { base: 50, points: 28 },
    { base: 100, points: 21 },
    { base: 200, points: 15 },
    { base: 300, points: 12 },
  ])('is $points points at $base a side', ({ base, points }) => {
    expect(visibleMove(evenShares(2), both(base), { least: 5 })).toBe(points)
  })

  it('counts in 8 of 10 experiments, as a verdict counts it: exactly, for two options', () => {
    for (const bases of [both(100), both(200), { from: 200, to: 100 }])
      for (const share of [0.5, 0.7, 0.9, 0.98])
        for (const least of [0, 5, 20]) {
          const points = visibleMove([share, 1 - share], bases, { least })
          const power = countsIn(bases, share, share - points / 100, least)
          expect({
            bases,
            share,
            least,
            points,
            power,
            isKept: power >= 0.78 && power <= 0.92,
          }).toMatchObject({
            isKept: true,
          })
        }
  })

  it('is that of a move spread over many options, which none between two of them is harder than', () => {
    expect(visibleMove(evenShares(5), both(200), { least: 5 })).toBe(16)
  })

  it.each([
    // A few “don’t know” make no move easier to see.
    { shares: [0.5, 0.45, 0.05], to: (points: number) => [0.5 - points, 0.45 + points, 0.05], least: 5 },
    // From the half that is chosen more, as an even move from the other one would be larger than its shares.
    {
      shares: [0.02, 0.08, 0.3, 0.6],
      to: (points: number) => [0.02 + points / 2, 0.08 + points / 2, 0.3 - points / 2, 0.6 - points / 2],
      least: 5,
    },
    { shares: [0.5, 0.3, 0.2], to: (points: number) => [0.5 - points, 0.3 + points, 0.2], least: 25 },
  ])(
    'counts in 8 of 10 experiments drawn answer by answer: $shares, least $least',
    ({ shares, to, least }) => {
      const points = visibleMove(shares, both(200), { least })
      const random = seededRandom(5)
      const draw = (of: readonly number[]) => {
        const counts = of.map(() => 0)
        for (let persona = 0; persona < 200; persona += 1) {
          const place = random()
          const reached = (at: number) => of.slice(0, at + 1).reduce((all, share) => all + share, 0)
          const at = of.findIndex((_, option) => place < reached(option))
          counts.splice(at, 1, (counts.at(at) ?? 0) + 1)
        }
        return counts
      }
      const after = to(points / 100)
      const counted = Array.from({ length: 600 }, () => {
        const [one, other] = [draw(shares), draw(after)]
        const moved = wholePoints(totalVariation(one, other))
        return moved > wholePoints(chanceBetween(one, other)) && moved >= least
      }).filter(Boolean).length
      expect(counted / 600).toBeGreaterThan(0.78 - 0.03)
      expect(counted / 600).toBeLessThan(0.92 + 0.03)
    },
  )

  it('is larger where A again moved far, and never smaller than the plan asks', () => {
    expect(visibleMove(evenShares(2), both(200), { measured: 18 })).toBe(23)
    expect(visibleMove([0.98, 0.02], both(800), { least: 30 })).toBeGreaterThanOrEqual(30)
  })

  it('is not made smaller by options that nobody chose', () => {
    expect(visibleMove([0.5, 0.5, 0], both(100))).toBe(visibleMove(evenShares(2), both(100)))
    // Where all choose one option, a move goes to another one.
    expect(visibleMove([1, 0], both(200), { least: 5 })).toBe(6)
  })

  it('is told of a plan, by even shares or by what A showed earlier', () => {
    const plan = { arms: [anArm('base')], personas: 50, runs: 2, leastPoints: 5 }
    expect(designSight(plan)).toEqual({ base: 100, floor: 14, visible: 21, from: 'even' })
    const clear = designSight(plan, [90, 10])
    expect(clear?.from).toBe('earlier')
    expect(clear?.visible).toBe(16)
    expect(designSight({ ...plan, leastPoints: 30 })?.visible).toBe(35)
    expect(designSight(plan, [0, 0])?.from).toBe('even')
    expect(designSight({ ...plan, personas: null })).toBeNull()
    expect(designSight({ ...plan, arms: [] })).toBeNull()
  })
})

/** The probability that a move counts: over all pairs of counts of the first of two options. */
function countsIn(bases: { from: number; to: number }, before: number, after: number, least: number): number {
  const [from, to] = [binomial(bases.from, before), binomial(bases.to, after)]
  let counted = 0
  for (const [one, often] of from.entries())
    for (const [other, together] of to.entries()) {
      const moved = wholePoints(Math.abs(one / bases.from - other / bases.to))
      const both = (one + other) / (bases.from + bases.to)
      const isBeyond = moved > wholePoints(chanceFloor([both, 1 - both], bases))
      if (isBeyond && moved >= least) counted += often * together
    }
  return counted
}

/** The probability of each count from 0 to `trials`, calculated in logarithms, since the first ones may be tiny. */
function binomial(trials: number, share: number): number[] {
  const logs = [trials * Math.log(1 - share)]
  for (let count = 1; count <= trials; count += 1)
    logs.push((logs.at(-1) ?? 0) + Math.log(((trials - count + 1) * share) / (count * (1 - share))))
  return logs.map(Math.exp)
}
