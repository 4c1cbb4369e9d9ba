import { formatNumber, formatPercent } from './format.ts'
import type { Language } from './i18n.ts'

/** The smallest share that rounds to at least 1 %. */
export const LEAST_SHARE = 0.005

/** A count in a table: "–" is zero. */
export function countText(count: number, language: Language): string {
  return count === 0 ? '–' : formatNumber(count, language)
}

/** A percentage in a table: "–" is zero, "*" is more than zero and under 0.5 %. */
export function shareText(count: number, base: number, language: Language): string {
  if (count === 0 || base === 0) return '–'
  return count / base < LEAST_SHARE ? '*' : formatPercent(count, base, language)
}
