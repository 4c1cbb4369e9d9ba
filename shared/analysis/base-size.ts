import type { Tabulation } from './tabulate.ts'

/** On a smaller base no percentage is shown: one persona alone would move it by more than three points. */
export const LEAST_BASE = 30
/** On a smaller base percentages are marked as "small base". */
export const SMALL_BASE = 100

/**
 * Whether percentages are shown on a base. `too_small`: counts only; `small`: percentages with a mark; `enough`:
 * percentages as they are. The rule depends on the base, not on the cell. A share of nobody is no number, least of all
 * zero. An unknown base is `enough`, since there are no percentages anyway.
 */
export type BaseSize = 'too_small' | 'small' | 'enough'

/** Judges a base; null, for which there are no percentages, counts as enough. */
export function baseSize(base: number | null): BaseSize {
  if (base === null || base >= SMALL_BASE) return 'enough'
  return base < LEAST_BASE ? 'too_small' : 'small'
}

/** Whether a table hides percentages because of its base. Percentages sent by the service have no counts and stay. */
export function withholdsPercentages({ source, base }: Pick<Tabulation, 'source' | 'base'>): boolean {
  return source !== 'shares' && baseSize(base) === 'too_small'
}

/** The sum of a table's percentages, each rounded as it is shown; null where one of them is unknown. */
export function sumOfShown(options: Tabulation['options']): number | null {
  if (options.length === 0 || options.some(({ percentage }) => percentage === null)) return null
  return options.reduce((sum, { percentage }) => sum + Math.round(percentage ?? 0), 0)
}
