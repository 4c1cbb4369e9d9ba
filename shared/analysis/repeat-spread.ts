import { LEAST_BASE } from './base-size.ts'

/**
 * How far the distribution of an item would move by chance alone if the same wording were asked again of as many personas:
 * the expected total variation, `Σ √(pⱼ(1 − pⱼ) / (πn))`, from 0 to 1. Answers are taken as independent, so that it is
 * the least that repeats can be expected to move. Null on a base under 30.
 *
 * @param counts personas by option
 */
export function expectedRepeatSpread(counts: readonly number[]): number | null {
  const base = counts.reduce((sum, count) => sum + count, 0)
  if (base < LEAST_BASE) return null
  return counts.reduce((sum, count) => {
    const share = count / base
    return sum + Math.sqrt((share * (1 - share)) / (Math.PI * base))
  }, 0)
}
