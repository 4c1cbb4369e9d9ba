import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusEvent } from '../../../shared/contract/focus.ts'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { useLineState } from '../../lib/api.ts'
import { isDown } from '../../lib/rpc/line.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { AskFoot } from './ask-foot.tsx'
import { DecideSessionDialog } from './decide-session-dialog.tsx'
import styles from './focus.module.css'
import { TranscriptPage } from './transcript-page.tsx'

interface SessionViewProps {
  event: FocusEvent
  /** Whether this screen showed the form with which the session was created. */
  wasDraft: boolean
}

/** A session at the service: its discussion so far, and the controls for going on, unless it is in the bin. */
export function SessionView({ event: { session, transcript, inBin }, wasDraft }: SessionViewProps) {
  const { t } = useTranslation('focus')
  const outOfTouch = isDown(useLineState())
  const [deciding, setDeciding] = useState(false)
  if (session.state === 'creating')
    return (
      <p role="status" className={styles.alone}>
        {t(creatingWords(session))}
      </p>
    )
  if (session.state === 'unknown') {
    return (
      <div className={styles.alone}>
        <p>{t(unknownWords(session))}</p>
        {session.problem && <ProblemNotice problem={session.problem} />}
        {!inBin && (
          <>
            <p>
              <Button onClick={() => setDeciding(true)}>{t('unknown.action')}</Button>
            </p>
            <DecideSessionDialog session={session} opened={deciding} onClose={() => setDeciding(false)} />
          </>
        )}
      </div>
    )
  }
  const { turns } = transcript
  const emptyWords = session.state === 'gone' ? t('gone') : t(`transcript.${emptyOf(session, inBin)}`)
  return (
    <>
      <div className={styles.notices}>
        {transcript.certainty === 'unsure' && turns.length > 0 && <p>{t('transcript.unsure')}</p>}
        {transcript.diverged && <p>{t('transcript.diverged')}</p>}
        {session.unsaved && <p role="alert">{t('disk.unsaved')}</p>}
        {session.state === 'gone' && turns.length > 0 && <p>{t('gone')}</p>}
      </div>
      {turns.length === 0 ? (
        <div className={styles.noTurns}>
          <EmptyState title={t('transcript.empty')}>{emptyWords}</EmptyState>
        </div>
      ) : (
        <TranscriptPage
          turns={turns}
          busy={session.askingSince !== null}
          over={inBin || session.state === 'complete' || session.state === 'gone'}
        />
      )}
      {session.state !== 'gone' && !inBin && (
        <AskFoot session={session} turns={turns.length} outOfTouch={outOfTouch} takesFocus={wasDraft} />
      )}
    </>
  )
}

/** The text in place of a discussion that has not begun. */
function emptyOf({ activity, askingSince }: FocusSession, inBin: boolean) {
  if (activity === 'idle') return inBin ? 'emptyInBin' : 'emptyStep'
  return askingSince === null ? 'emptyWaiting' : 'emptyAsking'
}

/** The text while a group is being created, or searched for because nobody knows whether it was created. */
function creatingWords({ problem }: FocusSession) {
  if (problem === null) return 'form.creating'
  return problem.cause === 'no_id' ? 'unknown.searchingNoId' : 'unknown.searching'
}

/** The reason why nobody knows whether a group was created. */
function unknownWords({ problem }: FocusSession) {
  if (problem === null) return 'unknown.before'
  return problem.cause === 'no_id' ? 'unknown.noId' : 'unknown.text'
}
