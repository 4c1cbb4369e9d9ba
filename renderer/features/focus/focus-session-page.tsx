import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusEvent } from '../../../shared/contract/focus.ts'
import { api, useLineState } from '../../lib/api.ts'
import { isOfTheLine, problemOf } from '../../lib/problem-of.ts'
import { isDown } from '../../lib/rpc/line.ts'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panes } from '../../ui/panes.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../ui/synthetic-notice.tsx'
import '../../ui/print.css'
import { BinNotice } from './bin-notice.tsx'
import { CodingAround } from './coding/coding-around.tsx'
import { TranscriptNotes } from './coding/transcript-notes.tsx'
import styles from './focus.module.css'
import { LeftBehind } from './left-behind.tsx'
import { useListPlace } from './list-place.ts'
import { PrepareSession } from './prepare-session.tsx'
import { PrintHead } from './print-head.tsx'
import { SessionCompanion } from './session-companion.tsx'
import { SessionList } from './session-list.tsx'
import { SessionMenu } from './session-menu.tsx'
import { SessionView } from './session-view.tsx'
import { useFollowSession } from './use-follow-session.ts'
import { useFollowSessions } from './use-follow-sessions.ts'
import { useStageWords } from './use-stage-words.ts'

/** One focus group: a form while it is a draft, its discussion once it is created. */
export function FocusSessionPage() {
  const { t } = useTranslation('focus')
  const { sessionId } = useParams({ from: '/focus/$sessionId' })
  const { data, error, refetch } = useQuery(api.focus.get.queryOptions({ input: { id: sessionId } }))
  const [place, setPlace] = useListPlace()
  useFollowSessions()
  const broken = useFollowSession(sessionId, data || error ? (data?.transcript.edition ?? null) : undefined)
  if (data) return <Session key={sessionId} event={data} broken={broken} />
  if (!error) return <Loading />
  return (
    <Panes
      name="focus"
      list={{
        label: t('sessions'),
        width: 248,
        content: <SessionList current={null} place={place} onPlace={setPlace} />,
      }}
    >
      <div className={styles.alone}>
        <PageHeader title={t('title')} />
        <ProblemNotice problem={error} onRetry={() => void refetch()}>
          <Button variant="default" renderRoot={(props) => <Link to="/focus" {...props} />}>
            {t('title')}
          </Button>
        </ProblemNotice>
      </div>
    </Panes>
  )
}

function Session({ event, broken }: { event: FocusEvent; broken: unknown }) {
  const { t } = useTranslation(['focus', 'common'])
  const { session, inBin } = event
  const isDraft = session.state === 'draft' || session.state === 'refused'
  const stage = useStageWords()
  const { codes } = useSearch({ from: '/focus/$sessionId' })
  const [place, setPlace] = useListPlace(inBin)
  const [wasDraft] = useState(isDraft)
  // For a broken line to Sonde, the notice in the page's frame says what it means and what to do.
  const isToldThere = isDown(useLineState()) && isOfTheLine(problemOf(broken))
  return (
    <>
      <PageHeader
        title={session.draft.title.trim() || t('common:untitled')}
        trail={[{ label: t('title'), to: '/focus' }]}
        note={stage(session)}
      >
        {session.connectionId !== null && <ConnectionTag {...session} />}
      </PageHeader>
      <TranscriptNotes sessionId={isDraft ? null : session.id} readOnly={inBin}>
        <CodingAround turns={event.transcript.turns} {...(codes && { filteredBy: codes })}>
          <Panes
            name="focus"
            list={{
              label: t('sessions'),
              width: 248,
              content: <SessionList current={session.id} place={place} onPlace={setPlace} />,
            }}
            companion={
              isDraft
                ? undefined
                : { label: t('companion.label'), width: 288, content: <SessionCompanion event={event} /> }
            }
          >
            {!isDraft && <PrintHead session={session} />}
            <div className={styles.head}>
              {isDraft ? <span /> : <SyntheticNotice />}
              <SessionMenu event={event} />
            </div>
            {session.remoteId !== null && <LeftBehind session={session} />}
            {inBin && (
              <BinNotice session={session} alone={isDraft} isSpoken={event.transcript.turns.length > 0} />
            )}
            {!isDraft && <SessionView event={event} wasDraft={wasDraft} />}
            {isDraft && !inBin && <PrepareSession session={session} />}
            {/* Below the text, because it appears and disappears with the line. */}
            {broken !== null && !isToldThere && (
              <div className={styles.broken}>
                <ProblemNotice problem={broken} inline />
              </div>
            )}
          </Panes>
        </CodingAround>
      </TranscriptNotes>
    </>
  )
}
