import type { Run } from '../../../shared/models/run.ts'
import { phaseOf } from '../../ui/runs/phase.ts'
import { PhaseLabel } from '../../ui/runs/phase-label.tsx'
import { RunWhy } from '../../ui/runs/run-why.tsx'
import styles from './results.module.css'

/**
 * Above the results: how the run ended, if it did not end as done. How much came of a run that is done, `Honesty` says.
 */
export function RunEnd({ run }: { run: Run }) {
  if (run.state === 'done') return null
  return (
    <div role="status" className={styles.end}>
      <PhaseLabel phase={phaseOf(run)} />
      <RunWhy run={run} />
    </div>
  )
}
