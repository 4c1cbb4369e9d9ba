import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { RelativeTime } from '../relative-time.tsx'
import { phaseOf } from './phase.ts'
import styles from './run-parts.module.css'

/** Why a run stands where it stands, and what its problem is; nothing for a run that is simply done. */
export function RunWhy({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const phase = phaseOf(run)
  return (
    <>
      {phase !== 'done' && <div className={styles.why}>{t(`phase.${phase}.why`)}</div>}
      {run.remoteStatus !== null && (
        <div className={styles.why}>{t('remoteStatus', { word: run.remoteStatus })}</div>
      )}
      {run.state === 'running' && run.checkedAt !== null && (
        <div className={styles.why}>
          {t('heard')}
          <RelativeTime at={run.checkedAt} />
        </div>
      )}
    </>
  )
}

/** The run's problem with its next step, in a line of its own. */
export function RunProblem({ run }: { run: Run }) {
  return run.problem === null ? null : <ProblemNotice problem={run.problem} inline />
}
