import { useTranslation } from 'react-i18next'
import type { Band } from '../../../../shared/analysis/number-bands.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'

/**
 * The words for a band. With whole numbers they name the last one included, "25–34"; otherwise the first one excluded.
 */
export function useBandWords(): (band: Band) => string {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return ({ min, below }) => {
    const isWhole = Number.isInteger(min ?? 0) && Number.isInteger(below ?? 0)
    if (min !== null && below !== null)
      return isWhole
        ? t('filter.fromTo', { from: number(min), to: number(below - 1) })
        : t('filter.fromBelow', { from: number(min), below: number(below) })
    return min === null
      ? t('filter.below', { below: number(below ?? 0) })
      : t('filter.from', { from: number(min) })
  }
}
