import { describe, expect, it } from 'vitest'
import { totalVariation } from '../../../../shared/analysis/across-runs.ts'
import { chanceFloor, evenShares, visibleMove } from '../../../../shared/analysis/chance-variation.ts'
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
    { base: 100, points: 20 },
    { base: 200, points: 14 },
    { base: 300, points: 11 },
  ])('is $points points at $base a side', ({ base, points }) => {
    const floor = chanceFloor(evenShares(2), both(base))
    expect(Math.round(100 * visibleMove(evenShares(2), both(base), floor))).toBe(points)
  })

  it('is that of a move spread over many options, which none between two of them is harder than', () => {
    const floor = chanceFloor(evenShares(5), both(200))
    expect(Math.round(100 * visibleMove(evenShares(5), both(200), floor))).toBe(15)
  })

  it('is that of the harder move where few choose an option: a few “don’t know” make none easier', () => {
    const shares = [0.5, 0.45, 0.05]
    const floor = chanceFloor(shares, both(200))
    const visible = visibleMove(shares, both(200), floor)
    expect(Math.round(100 * visible)).toBe(14)
    // Simulated by single draws: a move of this size between the first two options is detected in about 8 of 10
    // experiments.
    const random = seededRandom(5)
    const draw = (yes: number, no: number) => {
      const counts = [0, 0, 0]
      for (let persona = 0; persona < 200; persona += 1) {
        const place = random()
        const option = place < yes ? 0 : place < yes + no ? 1 : 2
        counts[option] = (counts[option] ?? 0) + 1
      }
      return counts
    }
    const seen = Array.from({ length: 1000 }, () =>
      totalVariation(draw(0.5, 0.45), draw(0.5 - visible, 0.45 + visible)),
    ).filter((variation) => variation > floor).length
    expect(Math.abs(seen / 1000 - 0.8)).toBeLessThan(0.05)
  })

  it('is not made smaller by options that nobody chose', () => {
    const floor = chanceFloor(evenShares(2), both(100))
    expect(visibleMove([0.5, 0.5, 0], both(100), floor)).toBeCloseTo(
      visibleMove(evenShares(2), both(100), floor),
    )
    expect(visibleMove([1, 0], both(100), 0.1)).toBe(0.1)
  })

  it('is told of a plan, by even shares or by what A showed earlier', () => {
    const plan = { arms: [anArm('base')], personas: 50, runs: 2 }
    expect(designSight(plan)).toEqual({ base: 100, floor: 14, visible: 20, from: 'even' })
    const clear = designSight(plan, [90, 10])
    expect(clear?.from).toBe('earlier')
    expect(clear?.visible).toBeLessThan(20)
    expect(designSight(plan, [0, 0])?.from).toBe('even')
    expect(designSight({ ...plan, personas: null })).toBeNull()
    expect(designSight({ ...plan, arms: [] })).toBeNull()
  })
})
