import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredReading } from '../../../../shared/models/earlier-reading.ts'
import { api } from '../../../lib/api.ts'
import { formatMomentAmong } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { useDeskCalls } from '../desk-calls.ts'
import { ComparedItems } from './compared-items.tsx'
import styles from './earlier.module.css'

/** The screen that compares earlier readings of a run with the newest. */
export function EarlierReadingsPage() {
  const { runId } = useParams({ from: '/desk/run/$runId/readings' })
  return <EarlierReadings key={runId} runId={runId} />
}

/** The stored readings of a run, one of which is compared with the newest. */
export function EarlierReadings({ runId }: { runId: string }) {
  const { t } = useTranslation(['desk', 'common'])
  const { readings } = useDeskCalls()
  const { data: run } = useQuery(api.runs.get.queryOptions({ input: { id: runId } }))
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'readings', runId],
    queryFn: ({ signal }) => readings.list({ runId }, { signal }),
    staleTime: 0,
  })
  const title = run?.title.trim() || t('common:untitled')
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('earlier.title')}
        trail={[{ label: title, to: '/runs/$runId', params: { runId } }]}
      />
      <SyntheticNotice />
      <p className={styles.intro}>{t('earlier.intro')}</p>
      {error ? (
        <ProblemNotice problem={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Readings runId={runId} all={data} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Readings({ runId, all }: { runId: string; all: readonly StoredReading[] }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const [newest, ...earlier] = all
  const [chosen, setChosen] = useState<number | null>(null)
  const number = chosen ?? earlier[0]?.number
  if (!newest || number === undefined)
    return <EmptyState title={t('earlier.none.title')}>{t('earlier.none.text')}</EmptyState>
  const moments = all.map(({ readAt }) => readAt)
  const told = ({ readAt, recipe, isOfSameReply }: StoredReading): string =>
    [
      formatMomentAmong(readAt, moments, language),
      t(`earlier.by.${recipe ?? 'readers'}`),
      ...(isOfSameReply ? [] : [t('earlier.otherReply')]),
    ].join(', ')
  return (
    <>
      <div className={styles.which}>
        <NativeSelect
          className={styles.select}
          label={t('earlier.which')}
          value={String(number)}
          data={earlier.map((reading) => ({ value: String(reading.number), label: told(reading) }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <p className={styles.newest}>{t('earlier.newest', { reading: told(newest) })}</p>
      </div>
      <ComparedItems runId={runId} number={number} newest={newest.number} />
    </>
  )
}
