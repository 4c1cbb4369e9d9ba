import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Offer } from './offers.ts'
import styles from './repair.module.css'

interface AlikeOfferProps {
  /** Lines to which the same can be done as to the ones before; null for none. */
  offer: Offer | null
  onTell: () => void
}

/** Offers to do the same to lines that are written alike. Without an offer its place explains the keys. */
export function AlikeOffer({ offer, onTell }: AlikeOfferProps) {
  const { t } = useTranslation('exchange')
  const count = offer?.ids.length ?? 0
  return (
    <div className={styles.offer} data-offers={count > 0 || undefined}>
      <p id="repair-keys" className={count > 0 ? styles.unseen : styles.keys}>
        {t('repair.keys')}
      </p>
      {/* Present from the start, so that screen readers read what appears in it. */}
      <div role="status" className={styles.offered}>
        {offer && (
          <>
            <span>{t(offer.deed.does === 'keep' ? 'repair.alikeOdd' : 'repair.alike', { count })}</span>
            <Button variant="default" size="xs" aria-keyshortcuts="L" onClick={onTell}>
              {offer.deed.does === 'tell'
                ? t('repair.apply', { role: t(`repair.roles.${offer.deed.role}`) })
                : t(`repair.applyToo.${offer.deed.does}`, { count })}
              <span className={styles.key} aria-hidden="true">
                L
              </span>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
