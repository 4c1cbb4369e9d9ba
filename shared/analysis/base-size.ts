import type { Tabulation } from './tabulate.ts'

/** On fewer personas no percentage is shown: one persona alone would move it by more than three points. */
export const LEAST_BASE = 30
/** On fewer personas percentages are marked as on a small base. */
const SMALL_BASE = 100

/**
 * What may be said of percentages on a base: `too_small`: counts only; `small`: percentages with a mark; `enough`:
 * percentages as they are. The rule is on the base and not on the cell. Where the base is unknown or nobody is in it there
 * are no percentages to speak of.
 */
export type BaseSize = 'too_small' | 'small' | 'enough'

export function baseSize(base: number | null): BaseSize {
  if (base === null || base === 0 || base >= SMALL_BASE) return 'enough'
  return base < LEAST_BASE ? 'too_small' : 'small'
}

/** Whether a table shows no percentages for its base. What the service sent as percentages is all that there is: it stays. */
export function withholdsPercentages({ source, base }: Pick<Tabulation, 'source' | 'base'>): boolean {
  return source !== 'shares' && baseSize(base) === 'too_small'
}

/** What the whole percentages of a table add up to, as they are shown; null where one of them is unknown. */
export function sumOfShown(options: Tabulation['options']): number | null {
  if (options.length === 0 || options.some(({ percentage }) => percentage === null)) return null
  return options.reduce((sum, { percentage }) => sum + Math.round(percentage ?? 0), 0)
}
