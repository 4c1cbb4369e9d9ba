import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'

/** Points with their sign, so that it shows which way something moved: "+20", "−3", "0". */
export function signed(points: number, teller: Teller): string {
  return points > 0 ? `+${teller.number(points)}` : teller.number(points).replace('-', '−')
}

/** The same with their unit: "+20 points". */
export function signedPoints(points: number, teller: Teller): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : ''
  return `${sign}${teller.points(Math.abs(points))}`
}
