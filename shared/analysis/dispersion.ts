/** The 95th percentile of the standard normal distribution. */
const Z_95 = 1.6449

/** How much runs of one wording differ among themselves. */
export interface Dispersion {
  /** Whether they differ more than independent answers would, at the 5 % level. */
  isMore: boolean
  /** The factor by which the spread by chance is multiplied: 1 unless `isMore`. */
  factor: number
  /** The same, whether they differ more at that level or not: √(X² / df), never under 1. */
  estimate: number
}

/**
 * Whether runs of one wording differ more than independent answers would: Pearson's chi-square of homogeneity, added up
 * over the wordings. If so, spreads are multiplied by `√(X² / df)`, as for overdispersed counts (McCullagh and Nelder,
 * Generalized Linear Models, 4.5): where the answers of a run are correlated, figures for independent answers are too
 * optimistic.
 *
 * @param wordings for each wording (or arm of an experiment) the counts of each of its runs
 */
export function dispersion(wordings: readonly (readonly (readonly number[])[])[]): Dispersion {
  let [statistic, freedom] = [0, 0]
  for (const runs of wordings) {
    const pooled = (runs[0] ?? []).map((_, at) => sum(runs.map((counts) => counts[at] ?? 0)))
    const all = sum(pooled)
    const chosen = pooled.filter((count) => count > 0).length
    const asked = runs.filter((counts) => sum(counts) > 0)
    if (chosen < 2 || asked.length < 2) continue
    freedom += (asked.length - 1) * (chosen - 1)
    for (const counts of asked) {
      const base = sum(counts)
      pooled.forEach((together, at) => {
        const expected = (together * base) / all
        if (expected > 0) statistic += ((counts[at] ?? 0) - expected) ** 2 / expected
      })
    }
  }
  const isMore = freedom > 0 && statistic > chiSquareLimit(freedom)
  const estimate = freedom > 0 ? Math.max(1, Math.sqrt(statistic / freedom)) : 1
  return { isMore, factor: isMore ? estimate : 1, estimate }
}

/** The 95th percentile of chi-square, by Wilson and Hilferty's approximation. */
function chiSquareLimit(freedom: number): number {
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + Z_95 * Math.sqrt(part)) ** 3
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
