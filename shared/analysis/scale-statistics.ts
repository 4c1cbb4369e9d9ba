/** Statistics of the codes of a scale, not of what it measures: its points may have unequal distances. */
export interface ScaleStatistics {
  /** Personas who chose a point of the scale. */
  base: number
  mean: number
  /** The middle code, or the mean of the two middle ones. */
  median: number
  /** Standard deviation with n − 1; null for one persona. */
  spread: number | null
}

/**
 * Mean, median and spread of codes; null where nobody chose a point of the scale.
 *
 * @param counts personas by option
 * @param codes the code of each option; null for one that is no point of the scale ("don't know")
 */
export function scaleStatistics(
  counts: readonly number[],
  codes: readonly (number | null)[],
): ScaleStatistics | null {
  const points = codes
    .flatMap((code, option) => (code === null ? [] : [{ code, count: counts[option] ?? 0 }]))
    .sort((a, b) => a.code - b.code)
  const base = points.reduce((sum, { count }) => sum + count, 0)
  if (base === 0) return null
  const mean = points.reduce((sum, { code, count }) => sum + code * count, 0) / base
  const squares = points.reduce((sum, { code, count }) => sum + count * (code - mean) ** 2, 0)
  const codeAt = (order: number): number => {
    let passed = 0
    for (const { code, count } of points) {
      passed += count
      if (order < passed) return code
    }
    return points.at(-1)?.code ?? 0
  }
  const median = (codeAt(Math.floor((base - 1) / 2)) + codeAt(Math.floor(base / 2))) / 2
  return { base, mean, median, spread: base > 1 ? Math.sqrt(squares / (base - 1)) : null }
}
