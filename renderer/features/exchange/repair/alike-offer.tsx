import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './repair.module.css'

interface AlikeOfferProps {
  /** Number of lines that are written like those just told; 0 for none. */
  count: number
  /** What those were told to be, in words. */
  role: string
  onTell: () => void
}

/** Offers to tell lines that are written alike too. Without an offer its place explains the keys. */
export function AlikeOffer({ count, role, onTell }: AlikeOfferProps) {
  const { t } = useTranslation('exchange')
  return (
    <div className={styles.offer} data-offers={count > 0 || undefined}>
      <p id="repair-keys" className={count > 0 ? styles.unseen : styles.keys}>
        {t('repair.keys')}
      </p>
      {/* Present from the start, so that screen readers read what appears in it. */}
      <div role="status" className={styles.offered}>
        {count > 0 && (
          <>
            <span>{t('repair.alike', { count })}</span>
            <Button variant="default" size="xs" aria-keyshortcuts="L" onClick={onTell}>
              {t('repair.apply', { role })}
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
