import { useTranslation } from 'react-i18next'
import styles from './practice-tag.module.css'

/** A tag for everything that belongs to practice. */
export function PracticeTag() {
  const { t } = useTranslation('common')
  return <span className={styles.tag}>{t('practice')}</span>
}
