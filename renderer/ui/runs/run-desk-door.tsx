import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { DeskDoor } from '../desk-door.tsx'

/** If a reply of the service was not recognised, a link to the reading desk, where a person shows how to read it. */
export function RunDeskDoor({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const unknown = whatIsUnknown(run)
  if (unknown === null) return null
  return (
    <DeskDoor of={{ kind: 'run', id: run.id }} toWords={unknown === 'word' || unknown === 'refusal'}>
      {t(`teach.${unknown}`)}
    </DeskDoor>
  )
}

/**
 * The part of the service's replies that was not recognised, so that the run is stopped or has no answers; null if
 * none.
 */
function whatIsUnknown({
  problem,
  remoteStatus,
  results,
}: Run): 'id' | 'status' | 'word' | 'refusal' | 'answers' | null {
  if (problem?.code === 'REFUSED' && (problem.reason ?? 'other') === 'other') return 'refusal'
  if (problem?.cause === 'no_id') return 'id'
  if (remoteStatus !== null) return remoteStatus === '' ? 'status' : 'word'
  return results === 'empty' || results === 'failed' ? 'answers' : null
}
