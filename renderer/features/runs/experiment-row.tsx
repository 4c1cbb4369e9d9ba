import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { api } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import table from '../../ui/data-table.module.css'
import { KeptText } from '../../ui/kept-text.tsx'
import { isOpen } from '../../ui/runs/phase.ts'
import { hasTrouble, RunProblem } from '../../ui/runs/run-why.tsx'
import styles from './runs.module.css'
import { useOpenRow } from './use-open-row.ts'

interface ExperimentRowProps {
  experiment: string
  /** The experiment's runs that are in the list, at least one; there may be more. */
  runs: readonly Run[]
  /** Number of columns of the table. */
  columns: number
  /** The cells between the state and the link to the experiment. */
  children: ReactNode
}

/** All runs of an experiment in one row: how many have answers, and a link to the experiment. */
export function ExperimentRow({ experiment, runs, columns, children }: ExperimentRowProps) {
  const { t } = useTranslation(['runs', 'common'])
  const language = useLanguage()
  const openRow = useOpenRow()
  const { data: all } = useQuery(api.experiments.list.queryOptions({ input: {} }))
  const summary = all?.find(({ id }) => id === experiment)
  const [first] = runs
  if (!first) return null
  const title = (summary?.title ?? first.title).trim() || t('common:untitled')
  const counts = summary?.runs
  const done = counts?.done ?? runs.filter(({ results }) => results === 'stored').length
  const total = counts ? counts.done + counts.underWay + counts.other : runs.length
  const troubled = runs.filter(hasTrouble)
  const to = { to: '/experiments/$experimentId', params: { experimentId: experiment } } as const
  return (
    <>
      <tr data-opens onClick={openRow(to)} className={troubled[0] ? table.joined : undefined}>
        <th scope="row">
          <span className={styles.title}>
            <Link {...to} className={styles.link}>
              <KeptText text={title} />
            </Link>
            <span className={styles.soft}>{t('experiment.label')}</span>
            <ConnectionTag {...first} />
          </span>
        </th>
        <td className={styles.state}>
          {t('experiment.done', {
            done: formatNumber(done, language),
            total: formatNumber(total, language),
          })}
          {summary?.paused && runs.some(isOpen) && (
            <span className={styles.soft}> · {t('experiment.paused')}</span>
          )}
        </td>
        {children}
        <td className={`${table.tight} ${styles.actions}`}>
          <Button variant="default" renderRoot={(props) => <Link {...to} {...props} />}>
            {t('actions.experiment')}
          </Button>
        </td>
      </tr>
      {troubled[0] && (
        <tr>
          <td colSpan={columns}>
            <RunProblem run={troubled[0]} />
            {troubled.length > 1 && (
              <p className={styles.nothing}>{t('experiment.alsoHeld', { count: troubled.length - 1 })}</p>
            )}
          </td>
        </tr>
      )}
    </>
  )
}
