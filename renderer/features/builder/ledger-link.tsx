import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './builder-desk.module.css'

/** A link to the revision log: what was found, tried and decided about the survey's items. */
export function LedgerLink({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('builder')
  return (
    <Link to="/surveys/$surveyId/ledger" params={{ surveyId }} className={styles.ledgerLink}>
      {t('ledger')}
    </Link>
  )
}
