import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { CompanionDoor } from '../../ui/pane-door.tsx'
import { phaseOf } from '../../ui/runs/phase.ts'
import { PhaseLabel } from '../../ui/runs/phase-label.tsx'
import { RunActions } from '../../ui/runs/run-actions.tsx'
import { RunDeskDoor } from '../../ui/runs/run-desk-door.tsx'
import { RunProgress } from '../../ui/runs/run-progress.tsx'
import { RunProblem, RunWhy } from '../../ui/runs/run-why.tsx'
import { SyntheticNotice } from '../../ui/synthetic-notice.tsx'
import styles from './run-status.module.css'

/** Shown in place of the results before there are any: the run's progress, the reason, and the next step. */
export function RunStatus({ run }: { run: Run }) {
  const { t } = useTranslation('results')
  return (
    <div className={styles.status}>
      <h2 className={styles.title} aria-live="polite">
        <PhaseLabel phase={phaseOf(run)} />
      </h2>
      <RunWhy run={run} />
      {run.state === 'running' && (
        <>
          <RunProgress run={run} />
          <p>{t('states.running')}</p>
        </>
      )}
      <RunProblem run={run} />
      <div className={styles.actions}>
        <RunActions run={run} onItsPage />
        <RunDeskDoor run={run} />
        <CompanionDoor />
      </div>
      <SyntheticNotice />
    </div>
  )
}
