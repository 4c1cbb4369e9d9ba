import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/facts.tsx'
import styles from './account.module.css'

/** All fields of a record as received, in a section that can be opened. */
export function ReceivedFields({ fields }: { fields: readonly { name: string; value: string }[] }) {
  const { t } = useTranslation('account')
  if (fields.length === 0) return <span className={styles.soft}>{t('noFields')}</span>
  return (
    <details>
      <summary className={styles.summary}>{t('received')}</summary>
      <Facts facts={fields.map(({ name, value }) => ({ label: name, value }))} />
    </details>
  )
}
