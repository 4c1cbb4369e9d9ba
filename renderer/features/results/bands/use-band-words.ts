import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { type Band, isNamedByLast } from '../../../../shared/analysis/number-bands.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { FractionsContext } from './fractions-context.ts'

/**
 * The words for a band of a field. Where all numbers are whole they name the last one included, "25–34"; otherwise the
 * first one excluded.
 */
export function useBandWords(): (band: Band, field: string) => string {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const hasFractions = use(FractionsContext)
  const number = (value: number) => formatNumber(value, language)
  return ({ min, below }, field) => {
    if (min !== null && below !== null)
      return isNamedByLast({ min, below }, hasFractions(field))
        ? t('filter.fromTo', { from: number(min), to: number(below - 1) })
        : t('filter.fromBelow', { from: number(min), below: number(below) })
    return min === null
      ? t('filter.below', { below: number(below ?? 0) })
      : t('filter.from', { from: number(min) })
  }
}
