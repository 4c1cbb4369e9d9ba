import { Button, Progress } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasRoomFor } from '../../../../shared/experiments/room-for-runs.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { isUnderWay } from '../../../../shared/models/run.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { focusSoon } from '../focus-soon.ts'
import { ExtendDialog } from './extend-dialog.tsx'
import styles from './launched.module.css'
import { countStandings, type RunPlace } from './run-places.ts'
import { MORE_RUNS, useExperimentActions } from './use-experiment-actions.ts'

interface ExperimentProgressProps {
  experiment: Experiment
  places: readonly RunPlace[]
}

/** The progress of an experiment in one line, and the actions on the whole experiment. */
export function ExperimentProgress({ experiment, places }: ExperimentProgressProps) {
  const { t } = useTranslation('experiments')
  const language = useLanguage()
  const { pause, stop, extend } = useExperimentActions(experiment)
  const [dialog, setDialog] = useState<'stop' | 'extend' | null>(null)
  const { done, cutShort, underWay, missing, total } = countStandings(places)
  const { paused } = experiment
  // Runs at the service go on to their end, whatever is pressed here.
  const waits = places.some(({ run }) => run !== null && isUnderWay(run.state) && run.state !== 'running')
  const number = (value: number) => formatNumber(value, language)
  const closeStopped = () => {
    setDialog(null)
    // The button that opened the dialog has disappeared.
    focusSoon('[data-progress]')
  }
  const words = [
    t('progress.line', { total: number(total), done: number(done) }),
    ...(cutShort > 0 ? [t('progress.cutShort', { count: cutShort })] : []),
    ...(underWay > 0 ? [t('progress.underWay', { count: underWay })] : []),
    ...(missing > 0 ? [t('progress.without', { count: missing })] : []),
    ...(paused && waits ? [t('progress.paused')] : []),
  ]
  return (
    <div tabIndex={-1} data-progress className={styles.progress}>
      <div className={styles.line}>
        <p role="status">{words.join(' ')}</p>
        {underWay > 0 && (
          <Progress.Root
            size={6}
            role="progressbar"
            aria-label={t('progress.label')}
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={done}
          >
            <Progress.Section value={(100 * done) / total} withAria={false} />
          </Progress.Root>
        )}
      </div>
      {waits && (
        <>
          <Button
            variant="default"
            leftSection={paused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />}
            loading={pause.isPending}
            onClick={() => pause.mutate(!paused)}
          >
            {t(paused ? 'progress.resume' : 'progress.pause')}
          </Button>
          <Button variant="default" onClick={() => setDialog('stop')}>
            {t('progress.stop')}
          </Button>
        </>
      )}
      {hasRoomFor(experiment, MORE_RUNS) && (
        <Button variant="default" leftSection={<IconPlus {...ICON} />} onClick={() => setDialog('extend')}>
          {t('progress.extend', { count: MORE_RUNS })}
        </Button>
      )}
      <Confirm
        opened={dialog === 'stop'}
        title={t('progress.stopTitle')}
        action={t('progress.stop')}
        busy={stop.isPending}
        onConfirm={() => stop.mutate(undefined, { onSuccess: closeStopped })}
        onClose={() => setDialog(null)}
      >
        <p>{t('progress.stopText')}</p>
      </Confirm>
      <ExtendDialog
        experiment={experiment}
        extend={extend}
        opened={dialog === 'extend'}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

const ICON = { size: 16, 'aria-hidden': true } as const
