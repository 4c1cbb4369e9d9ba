import { expect, it } from 'vitest'
import { expectedRepeatSpread } from '../../../shared/analysis/repeat-spread.ts'

/** The means of method.md, which were found by drawing at random: even options, personas, total variation. */
it.each([
  [2, 50, 0.08],
  [2, 100, 0.06],
  [5, 50, 0.16],
  [5, 100, 0.12],
])('the spread of %i even options among %i personas is %d', (options, personas, spread) => {
  const counts = Array<number>(options).fill(personas / options)
  expect(Math.abs((expectedRepeatSpread(counts) ?? 1) - spread)).toBeLessThan(0.01)
})

it('is none where all choose the same, and nobody’s guess on a small base', () => {
  expect(expectedRepeatSpread([60, 0, 0])).toBe(0)
  expect(expectedRepeatSpread([20, 9])).toBeNull()
})
