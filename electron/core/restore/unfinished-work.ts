import type { FocusSession } from '../../../shared/models/focus.ts'
import type { Held } from '../../../shared/models/held.ts'
import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { FocusService } from '../focus/focus-service.ts'
import type { Log } from '../ports.ts'
import type { HoldGate } from '../runs/hold-gate.ts'
import type { RunService } from '../runs/run-service.ts'
import { isUnfinishedRun, isUnfinishedSession, runItem, sessionItem } from './unfinished.ts'

/** What was unfinished in a restored store, and is on hold. */
export interface UnfinishedWork {
  /** As it is shown to the person; null where nothing is on hold. */
  held(): Held | null
  runs(): Run[]
  /** Once the list was seen there are none, because focus groups do nothing on their own. */
  sessions(): FocusSession[]
  /** Ends the hold, except for these runs. Throws STORAGE. */
  endHold(left: string[]): void
  /** Ends a hold that keeps nothing back. */
  endEmptyHold(): void
}

interface UnfinishedParts {
  gate: HoldGate
  runs: Pick<RunService, 'list'>
  focus: Pick<FocusService, 'list'>
  log: Log
}

export function createUnfinishedWork({ gate, runs, focus, log }: UnfinishedParts): UnfinishedWork {
  const heldRuns = () => runs.list({}).filter((run) => isUnfinishedRun(run) && gate.keepsBack(run.id))
  const heldSessions = () => (gate.hold()?.left === null ? focus.list({}).filter(isUnfinishedSession) : [])

  function held(): Held | null {
    const hold = gate.hold()
    if (hold === null) return null
    const { left, ...facts } = hold
    const seen = left !== null
    const items = [...heldRuns().map(runItem), ...heldSessions().map(sessionItem)]
    // A run without a decision may have ended in another way since.
    if (seen && items.length === 0) return null
    return { ...facts, items: items.sort((a, b) => a.createdAt - b.createdAt), seen }
  }

  function endHold(left: string[]): void {
    const hold = gate.hold()
    if (hold) gate.change(left.length === 0 ? null : { ...hold, left })
  }

  return {
    held,
    runs: heldRuns,
    sessions: heldSessions,
    endHold,
    endEmptyHold: () => {
      if (gate.hold() === null || (held()?.items.length ?? 0) > 0) return
      try {
        endHold([])
      } catch (error) {
        // Only new launches wait for this, and the same disk would refuse those too.
        log.error('restore.end', { code: toProblem(error).code })
      }
    },
  }
}
