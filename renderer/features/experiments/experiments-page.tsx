import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { NewCalibration } from './calibration/new-calibration.tsx'
import styles from './experiments.module.css'
import { ExperimentTable } from './list/experiment-table.tsx'

/** All experiments, newest first. Kept up to date by the shell's feed. */
export function ExperimentsPage() {
  const { t } = useTranslation('experiments')
  const { data, error, refetch } = useQuery(api.experiments.list.queryOptions({ input: {} }))
  const hasRows = data !== undefined && data.length > 0
  useEffect(() => {
    if (!hasRows) return
    // Whoever reads the list soon opens a row: its code is fetched while the page has nothing else to do.
    const asked = requestIdleCallback(() => void import('./experiment-page.tsx').catch(() => undefined))
    return () => cancelIdleCallback(asked)
  }, [hasRows])
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} note={data && t('count', { count: data.length })} />
      <div className={styles.bar}>
        <NewCalibration />
      </div>
      {error && (
        <div className={styles.alone}>
          <ProblemNotice problem={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <Loading />}
      {data?.length === 0 && (
        <EmptyState
          title={t('empty.title')}
          action={
            <Button renderRoot={(props) => <Link to="/surveys" {...props} />}>{t('empty.action')}</Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {hasRows && <ExperimentTable experiments={data} />}
    </div>
  )
}
