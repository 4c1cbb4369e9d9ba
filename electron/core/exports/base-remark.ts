import { baseSize, LEAST_BASE, SMALL_BASE } from '../../../shared/analysis/base-size.ts'
import type { ExportWords } from './export-words.ts'

/**
 * What is said beside a percentage of a base, as on the screen: that there is none on a very small one, where one answer
 * more would change it by several points, or that the base is small. Null where there is nothing to say.
 */
export function baseRemark(base: number | null, isWithheld: boolean, words: ExportWords): string | null {
  if (isWithheld) return words.withheld(LEAST_BASE)
  return baseSize(base) === 'enough' ? null : words.smallBase(SMALL_BASE)
}
