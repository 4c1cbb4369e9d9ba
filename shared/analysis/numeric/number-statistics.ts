import { scaleStatistics } from '../scale-statistics.ts'

/** Statistics of the numbers that personas gave as answers. */
export interface NumberStatistics {
  /** How many numbers there are: the base of all that follows. */
  base: number
  /** Σx / n. */
  mean: number
  /** Standard deviation of a sample, √(Σ(x − mean)² / (n − 1)); null for one number. */
  spread: number | null
  least: number
  /** The quartiles: see `quantile`, at 0.25, 0.5 and 0.75. */
  lower: number
  median: number
  upper: number
  most: number
}

/** Statistics of numbers; null where there is none. */
export function numberStatistics(numbers: readonly number[]): NumberStatistics | null {
  const sorted = [...numbers].sort((a, b) => a - b)
  const byValue = [...Map.groupBy(sorted, (number) => number)]
  const counted = scaleStatistics(
    byValue.map(([, { length }]) => length),
    byValue.map(([number]) => number),
  )
  const [least] = sorted
  const most = sorted.at(-1)
  if (!counted || least === undefined || most === undefined) return null
  return {
    base: counted.base,
    // Rounding must not carry the mean of equal numbers past them.
    mean: Math.min(most, Math.max(least, counted.mean)),
    spread: counted.spread,
    least,
    lower: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper: quantile(sorted, 0.75),
    most,
  }
}

/**
 * The quantile of sorted numbers x₁ … xₙ at p, interpolated between neighbours: with h = (n − 1)p + 1, it is
 * x⌊h⌋ + (h − ⌊h⌋)(x⌊h⌋₊₁ − x⌊h⌋). This is type 7 of R's `quantile` (its default) and QUARTILE.INC of Excel; SPSS takes
 * another by default, h = (n + 1)p. At 0.5 all of them are the usual median.
 */
export function quantile(sorted: readonly number[], p: number): number {
  const h = (sorted.length - 1) * p
  const below = sorted[Math.floor(h)] ?? Number.NaN
  const above = sorted[Math.ceil(h)] ?? below
  // Equal neighbours stay what they are, without the noise of a sum.
  return below === above ? below : below + (h - Math.floor(h)) * (above - below)
}
