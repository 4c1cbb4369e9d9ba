import { formatPercent } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'

/** From this share on a whole percentage is more than nothing. */
const LEAST_SHARE = 0.005

/** A percentage of a table: "–" is zero, "*" is more than zero and under 0.5 %. */
export function shareText(count: number, base: number, language: Language): string {
  if (count === 0 || base === 0) return '–'
  return count / base < LEAST_SHARE ? '*' : formatPercent(count, base, language)
}
