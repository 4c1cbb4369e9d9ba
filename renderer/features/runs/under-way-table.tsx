import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { formatEstimate, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import table from '../../ui/data-table.module.css'
import { isOpen, phaseOf } from '../../ui/runs/phase.ts'
import { RunProgress } from '../../ui/runs/run-progress.tsx'
import { useForecast } from '../../ui/runs/use-forecast.ts'
import { ExperimentRow } from './experiment-row.tsx'
import { foldExperiments } from './fold-experiments.ts'
import { inQueueOrder, type QueuePlace, queuePlaces } from './queue.ts'
import { QueueCell } from './queue-cell.tsx'
import { roughPace, roundPace } from './round-pace.ts'
import { RunRow } from './run-row.tsx'
import styles from './runs.module.css'
import { tellLeft } from './tell-left.ts'

/** Runs that Sonde works on or that wait for the person. */
export function UnderWayTable({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation('runs')
  const [moved, setMoved] = useState('')
  const places = queuePlaces(runs)
  return (
    <>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <table
        className={`${table.table} ${styles.stacked} ${styles.underWay}`}
        aria-labelledby="runs-under-way"
      >
        <thead>
          <tr>
            <th scope="col">{t('columns.survey')}</th>
            <th scope="col">{t('columns.state')}</th>
            <th scope="col">{t('columns.progress')}</th>
            <th scope="col" className={`${table.number} ${styles.pace}`}>
              {t('columns.pace')}
            </th>
            <th scope="col" className={table.number}>
              {t('columns.left')}
            </th>
            <th scope="col" className={table.number}>
              {t('columns.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {foldExperiments(inQueueOrder(runs)).map((row) =>
            'run' in row ? (
              <UnderWayRow key={row.run.id} run={row.run} place={places.get(row.run.id)} onMoved={setMoved} />
            ) : (
              <ExperimentRow key={row.experiment} {...row} columns={6}>
                <td className={styles.soft}>
                  {t('experiment.underWay', { count: row.runs.filter(isOpen).length })}
                </td>
                <td className={`${table.number} ${styles.pace}`}>–</td>
                <td className={table.number}>–</td>
              </ExperimentRow>
            ),
          )}
        </tbody>
      </table>
    </>
  )
}

interface UnderWayRowProps {
  run: Run
  /** Undefined where no other run waits on the connection. */
  place: QueuePlace | undefined
  onMoved: (words: string) => void
}

function UnderWayRow({ run, place, onMoved }: UnderWayRowProps) {
  return (
    <RunRow run={run} columns={6}>
      <td>
        {run.state === 'running' && <RunProgress run={run} />}
        {run.state !== 'running' && (place ? <QueueCell run={run} place={place} onMoved={onMoved} /> : '–')}
      </td>
      <PaceCells run={run} />
    </RunRow>
  )
}

function PaceCells({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const language = useLanguage()
  const { perMinute, fractionPerMinute, left, stoodStill, silentFor } = useForecast(run)
  const countsPersonas = run.progress?.total === run.personas
  if (phaseOf(run) !== 'running' || silentFor !== null) {
    return (
      <>
        <td className={`${table.number} ${styles.pace}`}>–</td>
        <td className={table.number}>–</td>
      </>
    )
  }
  const pace =
    perMinute !== null
      ? countsPersonas
        ? t('personasPerMinute', { count: roundPace(perMinute) })
        : t('perMinute', { answers: formatNumber(roundPace(perMinute), language) })
      : fractionPerMinute !== null
        ? t('aboutPersonasPerMinute', { count: roughPace(fractionPerMinute * run.personas) })
        : null
  return (
    <>
      <td className={`${table.number} ${styles.pace}`}>
        {stoodStill !== null ? '–' : (pace ?? <span className={styles.soft}>{t('paceUnknown')}</span>)}
      </td>
      <td className={`${table.number} ${styles.left}`} data-label={t('columns.left')}>
        {stoodStill !== null ? (
          t('stoodStill', { duration: formatEstimate(stoodStill) })
        ) : left === null ? (
          <span className={styles.soft}>{t('paceUnknown')}</span>
        ) : (
          tellLeft(left, t)
        )}
      </td>
    </>
  )
}
