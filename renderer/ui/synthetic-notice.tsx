import { useTranslation } from 'react-i18next'
import styles from './synthetic-notice.module.css'

/** The notice beside every result that the personas are synthetic. It cannot be closed. */
export function SyntheticNotice() {
  const { t } = useTranslation('common')
  return (
    <p className={styles.notice} role="note">
      {t('synthetic')}
    </p>
  )
}
