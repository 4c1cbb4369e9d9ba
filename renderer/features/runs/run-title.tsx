import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import styles from './runs.module.css'

/** The survey and version of a run, with a link to its results. */
export function RunTitle({ run }: { run: Run }) {
  const { t } = useTranslation(['runs', 'common'])
  return (
    <span className={styles.title}>
      <Link to="/runs/$runId" params={{ runId: run.id }} className={styles.link}>
        <KeptText text={run.title === '' ? t('common:untitled') : run.title} />
      </Link>
      <span className={styles.soft}>{t('version', { number: run.versionNumber })}</span>
      <ConnectionTag {...run} />
    </span>
  )
}
