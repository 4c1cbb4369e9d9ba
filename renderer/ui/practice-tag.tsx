import { useTranslation } from 'react-i18next'
import styles from './practice-tag.module.css'

/** Says beside a thing that it belongs to practice. */
export function PracticeTag() {
  const { t } = useTranslation('common')
  return <span className={styles.tag}>{t('practice')}</span>
}
