import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskSubject } from '../../../shared/models/reading-desk.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './desk.module.css'
import { useDeskCalls } from './desk-calls.ts'
import { type DeskTab, DeskView } from './desk-view.tsx'
import { useConnectionName } from './use-connection-name.ts'
import { useRecipe } from './use-recipe.ts'
import { useRefusal } from './use-refusal.ts'

/** The reading desk for the payloads of a run. */
export function RunDeskPage() {
  const { runId } = useParams({ from: '/desk/run/$runId' })
  const { tab } = useSearch({ from: '/desk/run/$runId' })
  return <Desk key={runId} subject={{ kind: 'run', id: runId }} tab={tab} />
}

/** The reading desk for the payloads of a focus session. */
export function SessionDeskPage() {
  const { sessionId } = useParams({ from: '/desk/session/$sessionId' })
  return <Desk key={sessionId} subject={{ kind: 'session', id: sessionId }} />
}

/** The reading desk for a connection's newest reply to an operation. */
export function OperationDeskPage() {
  const { connectionId, operation } = useParams({ from: '/desk/connection/$connectionId/$operation' })
  return (
    <Desk
      key={`${connectionId} ${operation}`}
      subject={{ kind: 'connection', id: connectionId, operation }}
    />
  )
}

interface DeskProps {
  subject: DeskSubject
  tab?: DeskTab | undefined
}

/** The reading desk, where a person shows Sonde how to read what was received. */
export function Desk({ subject, tab = 'needs' }: DeskProps) {
  const { t } = useTranslation('desk')
  const { readingDesk } = useDeskCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'open', subject],
    queryFn: ({ signal }) => readingDesk.open(subject, { signal }),
    staleTime: 0,
  })
  if (!data)
    return (
      <div className={styles.alone}>
        <PageHeader title={t('title')} trail={[trailOf(subject, t(`subjects.${subject.kind}`))]} />
        {error ? <ProblemNotice problem={error} onRetry={() => void refetch()} /> : <Loading />}
      </div>
    )
  return <Opened subject={subject} tab={tab} {...data} />
}

type Received = Awaited<ReturnType<ReturnType<typeof useDeskCalls>['readingDesk']['open']>>

function Opened({ subject, tab, connectionId, title, payloads, first }: Received & Required<DeskProps>) {
  const { t } = useTranslation(['desk', 'common'])
  const [chosen, setChosen] = useState(first)
  const name = useConnectionName(connectionId)
  const { desk, error, refetch } = useRecipe(connectionId)
  const refusal = useRefusal(subject)
  const payload = payloads.find(({ id }) => id === chosen) ?? payloads[0]
  const header = (
    <PageHeader
      title={t('title')}
      trail={[trailOf(subject, title.trim() || t('common:untitled'))]}
      note={name}
    />
  )
  if (error && !desk)
    return (
      <div className={styles.alone}>
        {header}
        <ProblemNotice problem={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!desk) return <Loading />
  if (!payload)
    return (
      <div className={styles.alone}>
        {header}
        <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
      </div>
    )
  return (
    <>
      {header}
      <DeskView
        key={payload.id}
        {...{ subject, payloads, desk, name, refusal, tab: tab ?? 'needs' }}
        payloadId={payload.id}
        onPayload={setChosen}
      />
    </>
  )
}

/** The link back to the screen that the payload belongs to. */
function trailOf(subject: DeskSubject, label: string) {
  if (subject.kind === 'run') return { label, to: '/runs/$runId', params: { runId: subject.id } } as const
  if (subject.kind === 'session')
    return { label, to: '/focus/$sessionId', params: { sessionId: subject.id } } as const
  return { label, to: '/connections' } as const
}
