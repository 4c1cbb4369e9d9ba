import { expect } from 'vitest'
import { type Dice, dice } from './dice.ts'
import type { NoiseCase } from './noise-names.ts'

/**
 * Each reading must be right or null, and right in at least a given share of the cases, so that reading nothing fails.
 */
export function tryNoise<T>(
  { from, cases }: { from: number; cases: number },
  make: (roll: Dice) => NoiseCase<T>,
  read: (data: unknown) => unknown,
  least: number,
): void {
  let right = 0
  for (let seed = from; seed < from + cases; seed++) {
    const { data, truth } = make(dice(seed))
    const told = read(data)
    if (told === null) continue
    expect(told, `seed ${seed} ${JSON.stringify(data)}`).toEqual(truth)
    right += 1
  }
  expect(right / cases).toBeGreaterThan(least)
}
