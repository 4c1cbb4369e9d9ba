import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { api } from '../../lib/api.ts'
import { formatDuration, formatTimeToSecond } from '../../lib/format.ts'
import { isPlaceLost } from '../../lib/keep-place.ts'
import { useConnectionStatus } from '../../lib/use-connections.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useNow } from '../../lib/use-now.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { askProblem, mayHaveRun } from './ask-problem.ts'
import styles from './transcript.module.css'
import { useBroughtNothing } from './use-brought-nothing.ts'

interface AskFootProps {
  session: FocusSession
  /** The number of turns received so far. */
  turns: number
  /** Whether there is no contact with Sonde: nothing can be requested, and what is shown may be out of date. */
  outOfTouch: boolean
  /**
   * Whether the controls take the focus where it was lost with the form that this follows. No button takes it: the
   * Enter that created the group would also request a round.
   */
  takesFocus?: boolean
}

/** The controls under the transcript: how to go on, what that costs, and the request under way. */
export function AskFoot({ session, turns, outOfTouch, takesFocus = false }: AskFootProps) {
  const { t } = useTranslation('focus')
  const { id, activity, draft, roundsRun } = session
  const next = useMutation(api.focus.nextRound.mutationOptions())
  const toEnd = useMutation(api.focus.runToEnd.mutationOptions())
  const pause = useMutation(api.focus.pause.mutationOptions())
  const idle = activity === 'idle'
  const waiting = outOfTouch || next.isPending || toEnd.isPending
  const problem = askProblem(session, [next.error, toEnd.error, pause.error])
  const broughtNothing = useBroughtNothing(!idle, turns) && problem === null
  const complete = session.state === 'complete'
  const button = t(complete ? 'foot.extra' : hasBegun(session, turns) ? 'foot.next' : 'foot.first')
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus && isPlaceLost()) region.current?.focus()
  }, [takesFocus])
  // Before the first reply, the service could not tell anything.
  const untold = complete || turns === 0 ? [] : [t('roundsUntold', { count: draft.rounds ?? 0 })]
  const rounds = roundsRun === null ? untold : [t('rounds', { run: roundsRun, total: draft.rounds ?? '?' })]
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('foot.label')}
      className={styles.foot}
      data-fills-page
      data-print="no"
    >
      {!idle && session.problem?.code === 'STORAGE' && <p role="alert">{t('disk.waits')}</p>}
      {/* Without “Try again”: the buttons below say what each of them requests. */}
      {problem !== null && idle && <ProblemNotice problem={problem} inline />}
      {idle && mayHaveRun(session) && <p className={styles.footNote}>{t('foot.mayHaveRun')}</p>}
      <p role="status" className={styles.footNote}>
        {broughtNothing && t('foot.nothingNew')}
      </p>
      <div className={styles.footRow}>
        <Button
          variant={complete ? 'default' : 'filled'}
          onClick={() => next.mutate({ id })}
          disabled={!idle || waiting}
        >
          {button}
        </Button>
        {activity === 'running_to_end' || activity === 'pausing' ? (
          <Button
            variant="default"
            onClick={() => pause.mutate({ id })}
            disabled={outOfTouch || activity === 'pausing'}
          >
            {t('foot.pause')}
          </Button>
        ) : (
          !complete && (
            <Button variant="default" onClick={() => toEnd.mutate({ id })} disabled={!idle || waiting}>
              {t('foot.toEnd')}
            </Button>
          )
        )}
        <div className={styles.footWords}>
          {outOfTouch && !idle ? (
            <span>{t('foot.outOfTouch')}</span>
          ) : (
            <UnderWay session={session} button={button} />
          )}
          <span className="caption tabular">
            {session.requests > 0 && [...rounds, t('foot.requests', { count: session.requests })].join(' · ')}
          </span>
        </div>
      </div>
    </section>
  )
}

/** Whether the first round has run, or may have; a request under way is still that for the first one. */
function hasBegun(session: FocusSession, turns: number): boolean {
  const { activity, requests, problem, roundsRun } = session
  if (turns > 0 || (roundsRun ?? 0) > 0) return true
  if (problem !== null) return mayHaveRun(session)
  return requests > (activity === 'idle' ? 0 : 1)
}

/** The cost of the next request, or the request under way and how long it has taken, or until when it waits. */
function UnderWay({ session, button }: { session: FocusSession; button: string }) {
  const { t } = useTranslation('focus')
  const { activity, askingSince, state } = session
  const now = useNow(askingSince === null ? null : 1_000)
  if (activity === 'idle') {
    return <span>{state === 'complete' ? t('complete') : t('foot.cost', { button })}</span>
  }
  if (askingSince === null) return <NotSent session={session} />
  const duration = formatDuration(Math.max(0, now - askingSince))
  const words = activity === 'running_to_end' ? 'running' : activity
  return <span className="tabular">{t(`foot.${words}`, { duration })}</span>
}

/** What becomes of a request that is not sent yet: until when the service takes no calls, or that its turn is next. */
function NotSent({ session: { activity, connectionId } }: { session: FocusSession }) {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  const waitingUntil = useConnectionStatus(connectionId ?? undefined)?.budget.waitingUntil ?? null
  if (activity === 'pausing') return <span>{t('foot.pausingUnsent')}</span>
  if (waitingUntil !== null)
    return (
      <span className="tabular">
        {t('foot.waiting', { time: formatTimeToSecond(waitingUntil, language) })}
      </span>
    )
  return <span>{t(activity === 'running_to_end' ? 'foot.between' : 'foot.sending')}</span>
}
