import { useTranslation } from 'react-i18next'
import styles from './refused.module.css'

/** Shown in place of Sonde when the host does not let this browser in: why, and what to do. */
export function Refused() {
  const { t } = useTranslation('shell')
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('refused.title')}</h1>
      <p>{t('refused.text')}</p>
      <p>{t('refused.kept')}</p>
      <p>{t('refused.private')}</p>
    </main>
  )
}
