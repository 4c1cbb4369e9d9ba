import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import table from '../../ui/data-table.module.css'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ExperimentRow } from './experiment-row.tsx'
import { foldExperiments } from './fold-experiments.ts'
import { RunRow } from './run-row.tsx'
import styles from './runs.module.css'

/** Runs that have ended, however they ended. */
export function PastTable({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation('runs')
  const ends = runs.map(endOf)
  return (
    <table className={`${table.table} ${styles.stacked}`} aria-labelledby="runs-past">
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
        {foldExperiments(runs).map((row) =>
          'run' in row ? (
            <PastRow key={row.run.id} run={row.run} ends={ends} />
          ) : (
            <ExperimentRow key={row.experiment} {...row} columns={5}>
              <td className={`${styles.soft} ${styles.size}`}>
                {t('personas', { count: Math.max(...row.runs.map(({ personas }) => personas)) })} ×{' '}
                <ItemsAsked runs={row.runs} />
              </td>
              <td className={`${styles.soft} ${styles.ended}`}>
                <RelativeTime at={Math.max(...row.runs.map(endOf))} among={ends} />
              </td>
            </ExperimentRow>
          ),
        )}
      </tbody>
    </table>
  )
}

/** How many items the runs of an experiment asked: those of its probes ask more than the others. */
function ItemsAsked({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation('runs')
  const counts = runs.map(({ questionCount }) => questionCount)
  const least = Math.min(...counts)
  const most = Math.max(...counts)
  return least === most ? t('items', { count: most }) : t('itemsRange', { least, most })
}

/** How many personas were asked for and, where it is known that fewer came, how many did. */
function cameOf({ personas, respondents, results }: Run, t: TFunction<'runs'>): string {
  const came = results === 'empty' ? 0 : respondents
  return came === null || came >= personas
    ? t('personas', { count: personas })
    : t('personasCame', { came, count: personas })
}

/** When a run ended or, if it was never launched, when it was created. */
const endOf = ({ finishedAt, createdAt }: Run) => finishedAt ?? createdAt

/** `ends`: the times of all runs of the table. */
function PastRow({ run, ends }: { run: Run; ends: readonly number[] }) {
  const { t } = useTranslation('runs')
  return (
    <RunRow run={run} columns={5}>
      <td className={`${styles.soft} ${styles.size}`}>
        {cameOf(run, t)} × {t('items', { count: run.questionCount })}
      </td>
      <td className={`${styles.soft} ${styles.ended}`}>
        <RelativeTime at={endOf(run)} among={ends} />
      </td>
    </RunRow>
  )
}
