import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/api.ts'
import { problemOf } from '../../../lib/problem-of.ts'
import { useActiveConnection } from '../../../lib/use-connections.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../../lib/use-still-here.ts'
import { LaunchFrame } from '../../../ui/launch/launch-frame.tsx'
import { PersonasField } from '../audience/personas-field.tsx'
import { MarkNote } from '../companion/mark-note.tsx'
import { ProblemList } from '../companion/problem-list.tsx'
import json from '../companion/request-json.module.css'
import { RequestJson } from '../companion/request-json.tsx'
import { RequestSummary } from '../companion/request-summary.tsx'
import { PERSONAS } from '../model/fields.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import { WordingOpen } from '../wording/wording-open.tsx'
import { createLaunchIntent } from './launch-intent.ts'
import styles from './preflight.module.css'
import { PreflightCost } from './preflight-cost.tsx'
import { PreflightRemarks } from './preflight-remarks.tsx'

interface PreflightProps {
  surveyId: string
  opened: boolean
  onClose: () => void
}

/** Shows what a launch will do, and launches. */
export function Preflight({ surveyId, opened, onClose }: PreflightProps) {
  const { t } = useTranslation('builder')
  const { t: words } = useTranslation('launch')
  const navigate = useNavigate()
  const begin = useStillHere()
  const store = useDraftStore()
  const problems = useDraft((state) => state.problems)
  /** The problems that are mended elsewhere: the number of personas has its field, and its problem, in this dialog. */
  const elsewhere = problems.filter(({ field }) => field !== PERSONAS)
  const connection = useActiveConnection()
  const [unsaved, setUnsaved] = useState(false)
  /** Whether the focus goes to a field of the page when this dialog closes. */
  const [leaving, setLeaving] = useState(false)
  const [intent] = useState(createLaunchIntent)
  const launch = useOneAtATime({
    mutationFn: async (connectionId: string) => {
      const revision = await store.flush()
      setUnsaved(revision === null)
      if (revision === null) return null
      return client.runs.launch({
        surveyId,
        revision,
        connectionId,
        runId: intent.idFor(revision, connectionId),
      })
    },
    onMutate: begin,
    // The mutation lasts until the runs are on the screen, so that the button stays disabled while that screen's code
    // loads.
    onSuccess: async (run, _, isStillHere) => {
      if (run && isStillHere()) await navigate({ to: '/runs' })
    },
    onError: (error) => {
      const problem = problemOf(error)
      if (problem.code !== 'INVALID' || !problem.fields?.length) return
      const first = store.showRefused(problem.fields)
      leave()
      if (first) focusField(first)
    },
  })
  const close = () => {
    // Pressing again in the same dialog repeats the same launch; in a dialog opened anew it is another launch.
    if (launch.data) intent.fulfil()
    onClose()
  }
  const leave = () => {
    setLeaving(true)
    close()
  }
  return (
    <LaunchFrame
      title={t('preflight.title')}
      connection={connection}
      opened={opened}
      onClose={close}
      returnFocus={!leaving}
      onEnterTransitionEnd={() => setLeaving(false)}
      isReady={problems.length === 0}
      obstacles={
        <>
          {elsewhere.length > 0 && (
            <section className={styles.problems}>
              <h3>{t('preflight.problems', { count: elsewhere.length })}</h3>
              <ProblemList problems={elsewhere} onJump={leave} />
            </section>
          )}
          <WordingOpen onJump={leave} />
        </>
      }
      notes={unsaved && <p role="alert">{t('preflight.unsaved')}</p>}
      keys={(ready) => words(ready ? 'keys' : 'keysNotReady')}
      label={t('preflight.launch')}
      launch={{
        run: ({ id }) => launch.mutate(id),
        isPending: launch.isPending,
        error: launch.isError && problemOf(launch.error).code !== 'INVALID' ? launch.error : null,
      }}
    >
      <PreflightRemarks onJump={leave} />
      <div className={styles.lists}>
        <RequestSummary
          size={
            <PersonasField
              aria-label={t('audience.personas')}
              size="xs"
              inputWrapperOrder={['input', 'description', 'error']}
              classNames={{
                root: styles.size,
                wrapper: styles.number,
                description: styles.hint,
                error: styles.hint,
              }}
              readOnly={launch.isPending}
              data-autofocus={(problems.length > 0 && elsewhere.length === 0) || undefined}
              onKeyDown={confirmNumber}
            />
          }
        />
        <MarkNote surveyId={surveyId} />
        {connection && <PreflightCost connection={connection} />}
      </div>
      <details className={json.fold}>
        <summary>{words('exact')}</summary>
        <RequestJson surveyId={surveyId} />
      </details>
    </LaunchFrame>
  )
}

/** Enter in the field confirms the number and leads to the button: a launch is final, and a second Enter away. */
function confirmNumber(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}
