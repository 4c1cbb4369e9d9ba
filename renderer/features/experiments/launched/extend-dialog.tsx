import { Button, Modal } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { armDraft } from '../../../../shared/experiments/arm-draft.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import facts from '../../../ui/facts.module.css'
import { ConnectionReach } from '../../../ui/launch/connection-reach.tsx'
import { LaunchCost } from '../../../ui/launch/launch-cost.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import launch from '../launch/launch.module.css'
import { MORE_RUNS, type useExperimentActions } from './use-experiment-actions.ts'

interface ExtendDialogProps {
  experiment: Experiment
  extend: ReturnType<typeof useExperimentActions>['extend']
  opened: boolean
  onClose: () => void
}

/** Says what further runs of each arm cost, and that they were not planned; then launches them. */
export function ExtendDialog({ experiment, extend, opened, onClose }: ExtendDialogProps) {
  const { t } = useTranslation(['experiments', 'launch', 'common'])
  const { plan, extensions } = experiment
  const connection = useConnections()?.find(({ id }) => id === plan.connectionId)
  const hasKey = connection?.practice === true || connection?.key !== 'none'
  const most = Math.max(...plan.arms.map((arm) => armDraft(plan, arm).questions.length))
  const { mutate, isPending, isSuccess, reset } = extend
  // Reset, since the runs are on the screen now and the next extension is another mutation.
  useEffect(() => {
    if (!isSuccess) return
    reset()
    onClose()
  }, [isSuccess, reset, onClose])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('progress.extendTitle')}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        className={launch.launch}
        onSubmit={(event) => {
          event.preventDefault()
          if (connection && hasKey) mutate(extensions.length + 1)
        }}
      >
        <SyntheticNotice />
        {!connection && <p role="alert">{t('progress.connectionGone')}</p>}
        {connection && !hasKey && <ProblemNotice problem={{ code: 'NO_KEY' }} />}
        {connection && hasKey && <ConnectionReach connection={connection} />}
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
        <p>{t('launch:noUndo')}</p>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" disabled={!connection || !hasKey} loading={isPending} data-autofocus>
            {t('progress.extendNow', { count: plan.arms.length * MORE_RUNS })}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}
