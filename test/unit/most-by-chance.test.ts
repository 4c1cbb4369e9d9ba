import { expect, it } from 'vitest'
import { mostByChance } from '../support/most-by-chance.ts'

it.each([
  // Two errors of two come with a probability of 0.1² = 0.01.
  { trials: 2, rate: 0.1, risk: 0.0101, most: 1 },
  { trials: 2, rate: 0.1, risk: 0.009, most: 2 },
  { trials: 8, rate: 0.05, risk: 0.01, most: 2 },
  { trials: 30, rate: 0.05, risk: 0.01, most: 5 },
])(
  'at most $most errors of $trials are chance at $rate each, with a risk of $risk',
  ({ trials, rate, risk, most }) => {
    expect(mostByChance(trials, rate, risk)).toBe(most)
  },
)
