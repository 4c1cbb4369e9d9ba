import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { api, client } from '../../../lib/api.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../../lib/use-still-here.ts'
import { LaunchFrame } from '../../../ui/launch/launch-frame.tsx'
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
  const { t } = useTranslation('experiments')
  const cache = useQueryClient()
  const plan = useStore(session, (state) => state.history.present)
  const connections = useConnections()
  const connection = connections?.find((each) => each.id === plan.connectionId)
  const [unsaved, setUnsaved] = useState(false)
  const launch = useOneAtATime({
    mutationFn: () => launchPlan(session, (revision) => client.experiments.launch({ id, revision })),
    onMutate: useStillHere(),
    onSuccess: (outcome, _, isStillHere) => {
      setUnsaved(outcome === 'unsaved')
      // The conflict to be decided is shown behind the dialog.
      if (outcome === 'behind') onClose()
      // The mutation lasts until the result is on the screen, since the dialog, with its button, is shown until then.
      if (outcome === 'unsaved') return
      return (
        cache
          .invalidateQueries({ queryKey: api.experiments.key() })
          // The launched experiment replaces the plan with the button that opened the dialog.
          .then(() => isStillHere() && focusSoon(OPEN_TAB))
      )
    },
  })
  return (
    <LaunchFrame
      title={t('launch.title')}
      connection={connection}
      opened={opened}
      onClose={onClose}
      isReady={problems.length === 0}
      obstacles={
        <>
          {problems.length > 0 && (
            <section className={styles.problems} aria-labelledby="launch-problems">
              <h3 id="launch-problems">{t('problem.heading', { count: problems.length })}</h3>
              <p>{t('launch.problems')}</p>
            </section>
          )}
          {connections && !connection && <p role="alert">{t('problem.connection_missing')}</p>}
        </>
      }
      notes={unsaved && <p role="alert">{t('launch.unsaved')}</p>}
      label={t('launch.launch', { count: plan.arms.length * plan.runs })}
      launch={{ run: () => launch.mutate(), isPending: launch.isPending, error: launch.error }}
    >
      <LaunchFacts plan={plan} connection={connection} />
      <p>{t(plan.purpose === 'calibration' ? 'launch.frozenCalibration' : 'launch.frozen')}</p>
    </LaunchFrame>
  )
}
