import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf,
  IconCircleHalf2,
  IconClock,
  IconClockPause,
  IconCloudQuestion,
  IconDownload,
  IconDownloadOff,
  IconHelpCircle,
  IconHourglass,
  IconMailOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconPlaylistX,
  IconUpload,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunPhase } from './phase.ts'
import styles from './run-parts.module.css'

/** `work`: Sonde goes on without the person. `call`: waits for the person. `loss`: something is missing. */
type Tone = 'work' | 'good' | 'call' | 'loss' | 'quiet'

const LOOKS: Record<RunPhase, { Icon: ComponentType<{ size: number }>; tone: Tone }> = {
  queued: { Icon: IconClock, tone: 'quiet' },
  waiting: { Icon: IconHourglass, tone: 'quiet' },
  paused: { Icon: IconPlayerPause, tone: 'quiet' },
  delayed: { Icon: IconClockPause, tone: 'call' },
  creating: { Icon: IconUpload, tone: 'work' },
  created: { Icon: IconUpload, tone: 'work' },
  launching: { Icon: IconUpload, tone: 'work' },
  stopping: { Icon: IconUpload, tone: 'work' },
  checking: { Icon: IconCloudQuestion, tone: 'call' },
  running: { Icon: IconPlayerPlay, tone: 'work' },
  unheard: { Icon: IconCloudQuestion, tone: 'call' },
  fetching: { Icon: IconDownload, tone: 'work' },
  fetch_delayed: { Icon: IconDownloadOff, tone: 'call' },
  done: { Icon: IconCircleCheck, tone: 'good' },
  done_partial: { Icon: IconCircleHalf, tone: 'call' },
  empty: { Icon: IconCircleDashed, tone: 'call' },
  results_failed: { Icon: IconMailOff, tone: 'loss' },
  failed: { Icon: IconAlertTriangle, tone: 'loss' },
  failed_waiting: { Icon: IconAlertTriangle, tone: 'loss' },
  failed_partial: { Icon: IconCircleHalf2, tone: 'loss' },
  refused: { Icon: IconBan, tone: 'loss' },
  unknown: { Icon: IconHelpCircle, tone: 'call' },
  without_id: { Icon: IconHelpCircle, tone: 'call' },
  perhaps_sent: { Icon: IconHelpCircle, tone: 'call' },
  other_key: { Icon: IconHelpCircle, tone: 'call' },
  stopped: { Icon: IconPlayerStop, tone: 'quiet' },
  not_sent: { Icon: IconPlaylistX, tone: 'quiet' },
}

/** A run's phase as an icon and a word; each phase has another icon. */
export function PhaseLabel({ phase }: { phase: RunPhase }) {
  const { t } = useTranslation('runs')
  const { Icon, tone } = LOOKS[phase]
  return (
    <span className={styles.phase} data-tone={tone}>
      <span aria-hidden="true" style={{ display: 'contents' }}>
        <Icon size={16} />
      </span>
      {t(`phase.${phase}.label`)}
    </span>
  )
}
