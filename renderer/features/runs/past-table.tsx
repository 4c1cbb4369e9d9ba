import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import table from '../../ui/data-table.module.css'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RunRow } from './run-row.tsx'
import styles from './runs.module.css'

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
  return (
    <RunRow run={run} columns={5}>
      <td className={styles.soft}>
        {t('personas', { count: run.personas })} × {t('items', { count: run.questionCount })}
      </td>
      <td className={styles.soft}>
        <RelativeTime at={run.finishedAt ?? run.createdAt} />
      </td>
    </RunRow>
  )
}
