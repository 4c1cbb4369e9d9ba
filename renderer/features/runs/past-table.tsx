import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import table from '../../ui/data-table.module.css'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { phaseOf } from '../../ui/runs/phase.ts'
import { PhaseLabel } from '../../ui/runs/phase-label.tsx'
import { RunActions } from '../../ui/runs/run-actions.tsx'
import { RunProblem, RunWhy } from '../../ui/runs/run-why.tsx'
import { RunTitle } from './run-title.tsx'
import styles from './runs.module.css'
import { useOpenRow } from './use-open-row.ts'

/** Runs that came to an end, whichever. */
export function PastTable({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation('runs')
  return (
    <table className={table.table} aria-labelledby="runs-past">
      <thead>
        <tr>
          <th scope="col">{t('columns.survey')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col">{t('columns.size')}</th>
          <th scope="col">{t('columns.ended')}</th>
          <th scope="col" className={table.number}>
            {t('columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <PastRow key={run.id} run={run} />
        ))}
      </tbody>
    </table>
  )
}

function PastRow({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const openRow = useOpenRow()
  return (
    <>
      <tr data-opens onClick={openRow(run.id)} className={run.problem ? table.joined : undefined}>
        <th scope="row">
          <RunTitle run={run} />
        </th>
        <td>
          <PhaseLabel phase={phaseOf(run)} />
          <RunWhy run={run} />
        </td>
        <td className={styles.soft}>
          {t('personas', { count: run.personas })} × {t('items', { count: run.questionCount })}
        </td>
        <td className={styles.soft}>
          <RelativeTime at={run.finishedAt ?? run.createdAt} />
        </td>
        <td className={table.tight}>
          <RunActions run={run} />
        </td>
      </tr>
      {run.problem && (
        <tr>
          <td colSpan={5}>
            <RunProblem run={run} />
          </td>
        </tr>
      )}
    </>
  )
}
