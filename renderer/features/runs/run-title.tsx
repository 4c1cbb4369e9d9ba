import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import styles from './runs.module.css'

/** Which survey and version ran; leads to the results. */
export function RunTitle({ run }: { run: Run }) {
  const { t } = useTranslation(['runs', 'common'])
  return (
    <span className={styles.title}>
      <Link to="/runs/$runId" params={{ runId: run.id }} className={styles.link}>
        {run.title === '' ? t('common:untitled') : run.title}
      </Link>
      <span className={styles.soft}>{t('version', { number: run.versionNumber })}</span>
      {run.practice ? <PracticeTag /> : <span className={styles.soft}>{run.connectionName}</span>}
    </span>
  )
}
