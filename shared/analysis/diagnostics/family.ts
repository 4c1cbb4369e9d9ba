/**
 * A sign is tested on every item of a run, and some also on every profile field; among hundreds of tests some are rare
 * by chance. This is the share of a sign's marks that may be set by chance (`largestRareChance`), or the share of runs
 * without any defect that may get a mark (`chancePerComparison`).
 */
const FAMILY_CHANCE = 0.05

/** The significance level of one comparison, so that all of them together keep to FAMILY_CHANCE (Bonferroni). */
export function chancePerComparison(comparisons: number): number {
  return FAMILY_CHANCE / Math.max(1, comparisons)
}

/**
 * The largest of these chances that is still significant: of the marks up to it, no more than one in twenty is expected
 * to be due to chance (Benjamini and Hochberg). For signs that several items of a run often show at once, for which
 * Bonferroni would be too strict. -1 where none is significant.
 */
export function largestRareChance(chances: readonly number[]): number {
  const sorted = [...chances].sort((a, b) => a - b)
  return sorted.findLast((chance, place) => chance <= (place + 1) * chancePerComparison(sorted.length)) ?? -1
}
