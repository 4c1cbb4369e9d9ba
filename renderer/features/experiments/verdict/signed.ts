import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'

/** Points with their sign, so that it shows which way something moved: "+20", "−3", "0". */
export function signed(points: number, teller: Teller): string {
  return points > 0 ? `+${teller.number(points)}` : teller.number(points).replace('-', '−')
}
