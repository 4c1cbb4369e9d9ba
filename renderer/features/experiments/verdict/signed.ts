import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'

/** A change in points with its sign, the minus as wide as the plus. */
export function signed(points: number, teller: Teller): string {
  return points > 0 ? `+${teller.number(points)}` : teller.number(points).replace('-', '−')
}
