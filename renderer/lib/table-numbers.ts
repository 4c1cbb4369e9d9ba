import { formatNumber, formatPercent } from './format.ts'
import type { Language } from './i18n.ts'

/** The smallest share that rounds to at least 1 %. */
const LEAST_SHARE = 0.005

/** A count in a table: "–" is zero. */
export function countText(count: number, language: Language): string {
  return count === 0 ? '–' : formatNumber(count, language)
}

/** A percentage in a table: "–" is zero, "*" is more than zero and under 0.5 %. */
export function shareText(count: number, base: number, language: Language): string {
  if (count === 0 || base === 0) return '–'
  return count / base < LEAST_SHARE ? '*' : formatPercent(count, base, language)
}

/** The legend, a text of `results`, that explains the signs among the cells of tables; null where there is none. */
export function signsLegend(cells: readonly string[]) {
  const hasNearly = cells.includes('*')
  if (cells.includes('–')) return hasNearly ? 'cross.signs' : 'cross.zero'
  return hasNearly ? 'cross.nearly' : null
}
