import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { api } from '../../lib/api.ts'
import { runResults } from '../../lib/run-results.ts'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panes } from '../../ui/panes.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RunAnnotations } from './annotations/run-annotations.tsx'
import { Provenance } from './provenance.tsx'
import styles from './results.module.css'
import { ResultsView } from './results-view.tsx'
import { RunStatus } from './run-status.tsx'

/** The results of one run, or its progress. */
export function ResultsPage() {
  const { t } = useTranslation('results')
  const { runId } = useParams({ from: '/runs/$runId' })
  const { data: run, error, refetch } = useQuery(api.runs.get.queryOptions({ input: { id: runId } }))
  if (error && !run) {
    return (
      <div className={styles.alone}>
        <PageHeader title={t('title')} />
        <ProblemNotice problem={error} onRetry={() => void refetch()}>
          <Button variant="default" renderRoot={(props) => <Link to="/runs" {...props} />}>
            {t('states.backToRuns')}
          </Button>
        </ProblemNotice>
      </div>
    )
  }
  if (!run) return <Loading />
  return <ResultsOfRun key={run.id} run={run} />
}

function ResultsOfRun({ run }: { run: Run }) {
  const { t } = useTranslation(['results', 'runs', 'common'])
  return (
    <>
      <PageHeader
        title={run.title === '' ? t('common:untitled') : run.title}
        trail={[{ label: t('runs:title'), to: '/runs' }]}
        note={t(run.experiment ? 'runs:ofExperiment' : 'runs:version', { number: run.versionNumber })}
      >
        <ConnectionTag {...run} />
      </PageHeader>
      {run.results === 'stored' ? <StoredResults run={run} /> : <WithoutResults run={run} />}
    </>
  )
}

function StoredResults({ run }: { run: Run }) {
  const { data, error, refetch } = useQuery(runResults(run.id))
  if (data)
    return (
      <RunAnnotations runId={run.id} questions={data.version.draft.questions}>
        <ResultsView {...data} run={run} />
      </RunAnnotations>
    )
  return (
    <div className={styles.alone}>
      {error ? <ProblemNotice problem={error} onRetry={() => void refetch()} /> : <Loading />}
    </div>
  )
}

function WithoutResults({ run }: { run: Run }) {
  const { t } = useTranslation('results')
  return (
    <Panes
      name="results"
      companion={{
        label: t('companion.label'),
        width: 320,
        content: <Provenance run={run} reading={null} />,
      }}
    >
      <RunStatus run={run} />
    </Panes>
  )
}
