import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useHasUnkeptText } from '../features/draft/unkept-drafts.ts'
import { line } from '../lib/api.ts'
import { isDown, type LineState } from '../lib/rpc/line.ts'
import { Notice } from './notice.tsx'

interface LineNoticeProps {
  state: LineState
  /** Whether Sonde will have the same address after a restart. */
  lastingAddress: boolean
}

/** Says that the line to Sonde is broken, and what can be done; renders nothing while the line works. */
export function LineNotice({ state, lastingAddress }: LineNoticeProps) {
  const { t } = useTranslation('shell')
  const { t: problems } = useTranslation('problems')
  const isUnkept = useHasUnkeptText()
  if (!isDown(state)) return null
  return (
    <Notice
      grave
      // A page that is shut out needs the host's new link, so that trying again is useless; once the link was opened,
      // the page tries again automatically.
      action={
        state !== 'shut_out' && (
          <Button variant="default" onClick={() => line.retryNow()}>
            {problems('step.retry')}
          </Button>
        )
      }
    >
      {t(lineWords(state, lastingAddress, isUnkept))}
    </Notice>
  )
}

/** In the desktop app the page ends with its host; only a browser shows the page after its host was stopped. */
function lineWords(state: LineState, lastingAddress: boolean, isUnkept: boolean) {
  if (state === 'shut_out') return isUnkept ? 'notices.shutOutUnkept' : 'notices.shutOut'
  if (state !== 'lost' || window.location.protocol === 'sonde:') return 'notices.lost'
  if (!lastingAddress) return 'notices.stoppedForGood'
  return isUnkept ? 'notices.stoppedUnkept' : 'notices.stopped'
}
