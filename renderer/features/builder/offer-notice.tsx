import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import styles from './conflict-notice.module.css'
import { useDraft, useDraftStore } from './use-draft.ts'

/** Older data were restored: the text that this window had before is there to be taken. */
export function OfferNotice() {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const store = useDraftStore()
  const offer = useDraft((state) => state.offer)
  if (!offer) return null
  return (
    <div role="alert" className={styles.notice}>
      <span className={styles.words}>{t('offer.text', { date: formatMoment(offer.keptAt, language) })}</span>
      <Button variant="default" onClick={() => store.takeOffer()}>
        {t('offer.take')}
      </Button>
      <Button variant="default" onClick={() => store.declineOffer()}>
        {t('offer.decline')}
      </Button>
    </div>
  )
}
