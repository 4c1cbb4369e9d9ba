import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { armDraft } from '../../../../shared/experiments/arm-draft.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import facts from '../../../ui/facts.module.css'
import { LaunchCost } from '../../../ui/launch/launch-cost.tsx'
import { LaunchFrame } from '../../../ui/launch/launch-frame.tsx'
import { MORE_RUNS, type useExperimentActions } from './use-experiment-actions.ts'

interface ExtendDialogProps {
  experiment: Experiment
  extend: ReturnType<typeof useExperimentActions>['extend']
  opened: boolean
  onClose: () => void
}

/** Says what further runs of each arm cost, and that they were not planned; then launches them. */
export function ExtendDialog({ experiment, extend, opened, onClose }: ExtendDialogProps) {
  const { t } = useTranslation('experiments')
  const { plan, extensions } = experiment
  const connection = useConnections()?.find(({ id }) => id === plan.connectionId)
  const most = Math.max(...plan.arms.map((arm) => armDraft(plan, arm).questions.length))
  const { mutate, isPending, isSuccess, reset } = extend
  // Reset, since the runs are on the screen now and the next extension is another mutation.
  useEffect(() => {
    if (!isSuccess) return
    reset()
    onClose()
  }, [isSuccess, reset, onClose])
  return (
    <LaunchFrame
      title={t('progress.extendTitle')}
      connection={connection}
      opened={opened}
      onClose={onClose}
      obstacles={!connection && <p role="alert">{t('progress.connectionGone')}</p>}
      label={t('progress.extendNow', { count: plan.arms.length * MORE_RUNS })}
      // Why it failed is told beside the experiment, whether this dialog is still open or not.
      launch={{ run: () => mutate(extensions.length + 1), isPending, error: null }}
    >
      <p>{t('progress.extendText')}</p>
      {connection && (
        <dl className={`${facts.facts} ${facts.stacks}`}>
          <LaunchCost
            connection={connection}
            personas={plan.personas ?? 0}
            questions={most}
            times={plan.arms.length * MORE_RUNS}
          />
        </dl>
      )}
    </LaunchFrame>
  )
}
