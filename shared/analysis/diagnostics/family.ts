/**
 * One sign asks the same of every item of a run, and some of every field of the profile as well. That a single one of all these
 * comparisons is set by chance, though nothing is the matter, may happen in one run of twenty.
 */
const FAMILY_CHANCE = 0.05

/** How rarely one of so many comparisons may be set by chance, so that all of them together keep to that (Bonferroni). */
export function chancePerComparison(comparisons: number): number {
  return FAMILY_CHANCE / Math.max(1, comparisons)
}
