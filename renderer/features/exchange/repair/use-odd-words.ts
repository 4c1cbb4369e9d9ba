import { useTranslation } from 'react-i18next'
import type { OddItem } from '../../../../shared/exchange/odd-items.ts'

/** The words that say why a line is to be checked. */
export function useOddWords(): (odd: OddItem) => string {
  const { t } = useTranslation('exchange')
  return ({ code, missing }) => t(`repair.odd.${code}`, { missing })
}
