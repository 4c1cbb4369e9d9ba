/**
 * One sign asks the same of every item of a run, and some of every field of the profile as well: of hundreds of comparisons
 * something is always rare. So many of the marks of a sign may be set by chance though nothing is the matter, or, where nothing
 * is the matter with any item, so many runs may have such a mark.
 */
const FAMILY_CHANCE = 0.05

/** How rarely one of so many comparisons may be set by chance, so that all of them together keep to that (Bonferroni). */
export function chancePerComparison(comparisons: number): number {
  return FAMILY_CHANCE / Math.max(1, comparisons)
}

/**
 * The largest of these chances that is rare enough: no more than one in twenty of those up to it is expected to be set by
 * chance (Benjamini and Hochberg). For signs that several items of a run may well show at once, which a level for each
 * comparison by itself would make hard to see. -1 where none is rare enough.
 */
export function largestRareChance(chances: readonly number[]): number {
  const sorted = [...chances].sort((a, b) => a - b)
  return sorted.findLast((chance, place) => chance <= (place + 1) * chancePerComparison(sorted.length)) ?? -1
}
