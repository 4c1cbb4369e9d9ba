import { expect, it } from 'vitest'
import { totalVariation } from '../../../shared/analysis/across-runs.ts'
import { wholePoints } from '../../../shared/analysis/whole-points.ts'

it('rounds to whole points, and halves away from zero', () => {
  expect([0.144, 0.145, -0.144, -0.145, 0.004, -0.004].map(wholePoints)).toEqual([14, 15, -14, -15, 0, 0])
})

it('gives what one option gains and another one loses the same size, which is how far the two differ', () => {
  for (let before = 0; before <= 200; before += 1)
    for (let after = before; after <= 200; after += 1) {
      const gained = wholePoints(after / 200 - before / 200)
      expect(gained).toBe(Math.ceil((after - before) / 2))
      expect(wholePoints((200 - after) / 200 - (200 - before) / 200) + gained).toBe(0)
      expect(wholePoints(totalVariation([before, 200 - before], [after, 200 - after]))).toBe(gained)
    }
})
