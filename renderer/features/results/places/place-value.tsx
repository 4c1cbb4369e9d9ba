import { useTranslation } from 'react-i18next'
import styles from './places.module.css'

/** The value at a place of the service's reply. */
export function PlaceValue({ value }: { value: string }) {
  const { t } = useTranslation('places')
  return value === '' ? <span className={styles.remark}>{t('emptyText')}</span> : <code>{value}</code>
}
