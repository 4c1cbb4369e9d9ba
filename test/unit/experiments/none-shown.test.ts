import { expect, it } from 'vitest'
import { binomialTail } from '../../../shared/experiments/calibration/binomial-tail.ts'
import { mostWithNone } from '../../../shared/experiments/calibration/none-shown.ts'

it.each([
  // 1 − 0.05^(1/n), by hand.
  [4, 53],
  [5, 45],
  [10, 26],
])('none of %i twins leaves room for a service that shows %i of 100', (twins, most) => {
  expect(mostWithNone(twins)).toBe(most)
  const allHidden = 1 - binomialTail(1, twins, most / 100)
  expect(Math.abs(allHidden - 0.05)).toBeLessThan(0.005)
})
