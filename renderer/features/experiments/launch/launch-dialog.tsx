import { Button, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { api, client } from '../../../lib/api.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { DialogFoot, IntoView } from '../../../ui/dialog-foot.tsx'
import { ConnectionReach } from '../../../ui/launch/connection-reach.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import type { PlanSession } from '../design/plan-session.ts'
import type { ToldProblem } from '../design/use-plan-problems.ts'
import { focusSoon, OPEN_TAB } from '../focus-soon.ts'
import styles from './launch.module.css'
import { LaunchFacts } from './launch-facts.tsx'
import { launchPlan } from './launch-plan.ts'

interface LaunchDialogProps {
  /** Id of the experiment. */
  id: string
  session: PlanSession
  problems: readonly ToldProblem[]
  opened: boolean
  onClose: () => void
}

/** Says what the launch of an experiment will do and cost, and launches it; pressing twice launches it only once. */
export function LaunchDialog({ id, session, problems, opened, onClose }: LaunchDialogProps) {
  const { t } = useTranslation(['experiments', 'launch', 'common'])
  const cache = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const plan = useStore(session, (state) => state.history.present)
  const connections = useConnections()
  const connection = connections?.find((each) => each.id === plan.connectionId)
  const [unsaved, setUnsaved] = useState(false)
  const launch = useOneAtATime({
    mutationFn: () => launchPlan(session, (revision) => client.experiments.launch({ id, revision })),
    onSuccess: (outcome) => {
      setUnsaved(outcome === 'unsaved')
      // The conflict to be decided is shown behind the dialog.
      if (outcome === 'behind') onClose()
      // The mutation lasts until the result is on the screen, since the dialog, with its button, is shown until then.
      if (outcome === 'unsaved') return
      return (
        cache
          .invalidateQueries({ queryKey: api.experiments.key() })
          // The launched experiment replaces the plan with the button that opened the dialog.
          .then(() => focusSoon(OPEN_TAB))
      )
    },
  })
  const hasKey = connection?.practice === true || connection?.key !== 'none'
  const ready = problems.length === 0 && connection !== undefined && hasKey
  const title = connection?.practice ? `${t('launch.title')} – ${t('common:practice')}` : t('launch.title')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
      }}
    >
      <form
        ref={form}
        className={styles.launch}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) launch.mutate()
        }}
      >
        <SyntheticNotice />
        {problems.length > 0 && (
          <section className={styles.problems} aria-labelledby="launch-problems">
            <h3 id="launch-problems">{t('problem.heading', { count: problems.length })}</h3>
            <p>{t('launch.problems')}</p>
          </section>
        )}
        {connections && !connection && <p role="alert">{t('problem.connection_missing')}</p>}
        {connection && !hasKey && <ProblemNotice problem={{ code: 'NO_KEY' }} />}
        {connection && hasKey && <ConnectionReach key={connection.id} connection={connection} />}
        <LaunchFacts plan={plan} connection={connection} />
        <p className={styles.caution}>{t('launch.frozen')}</p>
        <p>{t('launch:noUndo')}</p>
        {unsaved && <p role="alert">{t('launch.unsaved')}</p>}
        {launch.isError && (
          <IntoView>
            <ProblemNotice problem={launch.error} />
          </IntoView>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!ready}
            loading={launch.isPending}
            aria-keyshortcuts="Enter Control+Enter Meta+Enter"
            data-autofocus={ready || undefined}
          >
            {t('launch.launch', { count: plan.arms.length * plan.runs })}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}
