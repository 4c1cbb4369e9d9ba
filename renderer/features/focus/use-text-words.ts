import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'

/** A name for a text of the transcript that tells it from others of the same minute. */
export function useTextWords(): (text: { number: number; receivedAt: number }) => string {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  return ({ number, receivedAt }) =>
    t('companion.textName', { number, at: formatMoment(receivedAt, language) })
}
