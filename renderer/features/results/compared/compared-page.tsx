import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../shared/models/run.ts'
import { api } from '../../../lib/api.ts'
import { runResults } from '../../../lib/run-results.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { ConnectionTag } from '../../../ui/connection-tag.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { runNames } from '../across/across-words.ts'
import styles from './compared.module.css'
import { ComparedChoices } from './compared-choices.tsx'
import { Comparison } from './comparison.tsx'
import { comparableRuns, usualOther } from './other-runs.ts'

/** A run beside one other run of its survey, item by item. */
export function ComparedPage() {
  const { t } = useTranslation(['compared', 'results', 'runs', 'common'])
  const { runId } = useParams({ from: '/runs/$runId/compare' })
  const { data: run, error, refetch } = useQuery(api.runs.get.queryOptions({ input: { id: runId } }))
  const title = run?.title.trim() || t('common:untitled')
  return (
    <div className={styles.page} data-print="flow">
      <PageHeader
        title={t('title')}
        trail={[
          { label: t('runs:title'), to: '/runs' },
          ...(run ? [{ label: title, to: '/runs/$runId', params: { runId } } as const] : []),
        ]}
      >
        {run && <ConnectionTag {...run} />}
      </PageHeader>
      {run ? (
        <OfRun key={run.id} run={run} />
      ) : error ? (
        <ProblemNotice problem={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function OfRun({ run }: { run: Run }) {
  const { t } = useTranslation('compared')
  const { t: diagnosis } = useTranslation('diagnosis')
  const language = useLanguage()
  const asked = useSearch({ from: '/runs/$runId/compare' })
  const list = useQuery(api.runs.list.queryOptions({ input: { surveyId: run.surveyId } }))
  const own = useQuery(runResults(run.id))
  const others = comparableRuns(run, list.data ?? [])
  const other = others.find(({ id }) => id === asked.with) ?? usualOther(run, others)
  const theirs = useQuery({ ...runResults(other?.id ?? ''), enabled: other !== undefined })
  const failed = [list, own, theirs].find(({ error, data }) => error && !data)
  if (failed?.error) return <ProblemNotice problem={failed.error} onRetry={() => void failed.refetch()} />
  if (list.data && !other)
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/runs/$runId" params={{ runId: run.id }} {...props} />}
          >
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  if (!other) return <Loading />
  // The newest run comes first, as the numbering of runs launched together expects.
  const all = [run, ...others].sort((a, b) => b.createdAt - a.createdAt)
  const names = runNames(all, { t: diagnosis, language })
  const nameOf = ({ id }: Run) => names[all.findIndex((each) => each.id === id)] ?? ''
  return (
    <>
      <SyntheticNotice />
      <ComparedChoices run={run} others={others} other={other} nameOf={nameOf} />
      {own.data && theirs.data ? (
        <Comparison
          other={{ ...theirs.data, run: other, name: nameOf(other) }}
          here={{ ...own.data, run, name: nameOf(run) }}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}
