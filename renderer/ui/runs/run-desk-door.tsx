import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { DeskDoor } from '../desk-door.tsx'

/** Where a reply of the service was not understood, the way to show Sonde how it is read. */
export function RunDeskDoor({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const unknown = whatIsUnknown(run)
  if (unknown === null) return null
  return (
    <DeskDoor of={{ kind: 'run', id: run.id }} toWords={unknown === 'status' || unknown === 'refusal'}>
      {t(`teach.${unknown}`)}
    </DeskDoor>
  )
}

/** What of the service's replies is not understood, so that the run stands still or has no answers; null where all is. */
function whatIsUnknown({
  problem,
  remoteStatus,
  results,
}: Run): 'id' | 'status' | 'refusal' | 'answers' | null {
  if (problem?.code === 'REFUSED' && (problem.reason ?? 'other') === 'other') return 'refusal'
  if (problem?.cause === 'no_id') return 'id'
  if (remoteStatus !== null) return 'status'
  return results === 'empty' || results === 'failed' ? 'answers' : null
}
