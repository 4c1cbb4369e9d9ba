import { Button, Modal } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/api.ts'
import { problemOf } from '../../../lib/problem-of.ts'
import { useActiveConnection } from '../../../lib/use-connections.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { DialogFoot, IntoView } from '../../../ui/dialog-foot.tsx'
import { ConnectionReach } from '../../../ui/launch/connection-reach.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { MarkNote } from '../companion/mark-note.tsx'
import { ProblemList } from '../companion/problem-list.tsx'
import json from '../companion/request-json.module.css'
import { RequestJson } from '../companion/request-json.tsx'
import { RequestSummary } from '../companion/request-summary.tsx'
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
  const { t: common } = useTranslation('common')
  const { t: words } = useTranslation('launch')
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const store = useDraftStore()
  const problems = useDraft((state) => state.problems)
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
    // The mutation lasts until the runs are on the screen, so that the button stays disabled while that screen's code
    // loads.
    onSuccess: async (run) => {
      if (run) await navigate({ to: '/runs' })
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
  const hasKey = connection?.practice === true || connection?.key !== 'none'
  const ready = problems.length === 0 && connection !== undefined && hasKey
  const title = connection?.practice
    ? `${t('preflight.title')} – ${common('practice')}`
    : t('preflight.title')
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size="lg"
      returnFocus={!leaving}
      onEnterTransitionEnd={() => setLeaving(false)}
      centered
      closeButtonProps={{ 'aria-label': common('actions.close') }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
      }}
    >
      <form
        ref={form}
        className={styles.preflight}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) launch.mutate(connection.id)
        }}
      >
        <SyntheticNotice />
        {problems.length > 0 && (
          <section className={styles.problems}>
            <h3>{t('preflight.problems', { count: problems.length })}</h3>
            <ProblemList problems={problems} onJump={leave} />
          </section>
        )}
        <WordingOpen onJump={leave} />
        {!hasKey && <ProblemNotice problem={{ code: 'NO_KEY' }} />}
        {connection && hasKey && <ConnectionReach key={connection.id} connection={connection} />}
        <PreflightRemarks onJump={leave} />
        <RequestSummary />
        <MarkNote surveyId={surveyId} />
        {connection && <PreflightCost connection={connection} />}
        <details className={json.fold}>
          <summary>{words('exact')}</summary>
          <RequestJson surveyId={surveyId} />
        </details>
        <p className={styles.caution}>{words('noUndo')}</p>
        {unsaved && <p role="alert">{t('preflight.unsaved')}</p>}
        {launch.isError && problemOf(launch.error).code !== 'INVALID' && (
          <IntoView>
            <ProblemNotice problem={launch.error} />
          </IntoView>
        )}
        <DialogFoot>
          <span className={styles.keys}>{words(ready ? 'keys' : 'keysNotReady')}</span>
          <Button variant="default" onClick={close}>
            {common('actions.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!ready}
            loading={launch.isPending}
            aria-keyshortcuts="Enter Control+Enter Meta+Enter"
            data-autofocus={ready || undefined}
          >
            {t('preflight.launch')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}
