import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import type { DraftNoticeProps } from './conflict-notice.tsx'
import styles from './draft-notices.module.css'

/** After a restore: offers the text that this window had before. */
export function OfferNotice<T>({ kind, session }: DraftNoticeProps<T>) {
  const { t } = useTranslation('draft')
  const language = useLanguage()
  const offer = useStore(session, (state) => state.offer)
  if (!offer) return null
  return (
    <div role="alert" className={styles.notice}>
      <span className={styles.words}>
        {t(`offer.${kind}`, { date: formatMoment(offer.keptAt, language) })}
      </span>
      <Button variant="default" onClick={() => session.takeOffer()}>
        {t('offer.take')}
      </Button>
      <Button variant="default" onClick={() => session.declineOffer()}>
        {t('offer.decline')}
      </Button>
    </div>
  )
}
