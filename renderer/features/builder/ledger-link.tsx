import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './builder-desk.module.css'

/** Beside a survey's versions: the way to what was found, tried and decided of its items. */
export function LedgerLink({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('builder')
  return (
    <Link to="/surveys/$surveyId/ledger" params={{ surveyId }} className={styles.ledgerLink}>
      {t('ledger')}
    </Link>
  )
}
