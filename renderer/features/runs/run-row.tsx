import type { ReactNode } from 'react'
import type { Run } from '../../../shared/models/run.ts'
import table from '../../ui/data-table.module.css'
import { phaseOf } from '../../ui/runs/phase.ts'
import { PhaseLabel } from '../../ui/runs/phase-label.tsx'
import { RunActions } from '../../ui/runs/run-actions.tsx'
import { hasTrouble, RunProblem, RunWhy } from '../../ui/runs/run-why.tsx'
import { RunTitle } from './run-title.tsx'
import styles from './runs.module.css'
import { useOpenRow } from './use-open-row.ts'

interface RunRowProps {
  run: Run
  /** Number of columns of the table. */
  columns: number
  /** The cells between the run's state and its actions. */
  children: ReactNode
}

/** A run in a table: its survey, state and actions, and in a row below what went wrong. */
export function RunRow({ run, columns, children }: RunRowProps) {
  const openRow = useOpenRow()
  return (
    <>
      <tr
        data-opens
        data-run={run.id}
        onClick={openRow({ to: '/runs/$runId', params: { runId: run.id } })}
        className={hasTrouble(run) ? table.joined : undefined}
      >
        <th scope="row">
          <RunTitle run={run} />
        </th>
        <td className={styles.state}>
          <PhaseLabel phase={phaseOf(run)} />
          <RunWhy run={run} />
        </td>
        {children}
        <td className={`${table.tight} ${styles.actions}`}>
          <RunActions run={run} />
        </td>
      </tr>
      {hasTrouble(run) && (
        <tr>
          <td colSpan={columns}>
            <RunProblem run={run} />
          </td>
        </tr>
      )}
    </>
  )
}
