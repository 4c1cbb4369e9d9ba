import fc from 'fast-check'
import { expect, it } from 'vitest'
import { interleave } from '../../../shared/experiments/interleave.ts'

it('mirrors the arms from one repeat to the next', () => {
  expect(interleave(['a', 'b', 'c'], 2).map(({ arm, repeat }) => `${arm}${repeat}`)).toEqual([
    'a1',
    'b1',
    'c1',
    'c2',
    'b2',
    'a2',
  ])
})

it('launches every arm once in each repeat, at nearly the same mean place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 8 }), (count, repeats) => {
      const arms = Array.from({ length: count }, (_, index) => `arm ${index}`)
      const places = interleave(arms, repeats)
      for (let repeat = 1; repeat <= repeats; repeat += 1) {
        const round = places.slice((repeat - 1) * count, repeat * count)
        expect(round.every((each) => each.repeat === repeat)).toBe(true)
        expect(round.map(({ arm }) => arm).sort()).toEqual([...arms].sort())
      }
      const sums = arms.map((arm) =>
        places.reduce((sum, each, place) => (each.arm === arm ? sum + place : sum), 0),
      )
      // For an even number of repeats, or an odd number of arms, the mean positions are equal.
      const apart = Math.max(...sums) - Math.min(...sums)
      expect(apart).toBeLessThanOrEqual(repeats % 2 === 0 || count % 2 === 1 ? 0 : 1)
    }),
  )
})
