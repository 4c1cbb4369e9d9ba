import type { Run } from '../../../../shared/models/run.ts'
import { aRun } from '../../../support/a-run.ts'

/** A finished run of 20 personas; `parts` replaces fields. */
export function sampleRun(parts: Partial<Run> = {}): Run {
  return aRun({ title: 'Urban mobility', personas: 20, remoteId: 'srv-1', ...parts })
}
