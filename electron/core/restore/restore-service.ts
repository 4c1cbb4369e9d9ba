import type { FocusSession } from '../../../shared/models/focus.ts'
import type { Held, HeldComparison, HeldDecision, HeldItem } from '../../../shared/models/held.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { FocusService } from '../focus/focus-service.ts'
import type { Clock, Log } from '../ports.ts'
import type { HoldGate } from '../runs/hold-gate.ts'
import type { RunService } from '../runs/run-service.ts'
import { compareCandidates, compareRun, compareSession, patchFor } from './compare.ts'
import { isUnfinishedRun, isUnfinishedSession, runItem, sessionItem } from './unfinished.ts'

/**
 * Handles what was unfinished in a restored store: compares it with the service, shows it to the person, and lets it go
 * on.
 */
export interface RestoreService {
  held(): Held | null
  compare(item: Pick<HeldItem, 'kind' | 'id'>): Promise<HeldComparison>
  goOn(decisions: readonly HeldDecision[]): Promise<Held | null>
  /** Ends a hold that keeps nothing back. */
  settle(): void
}

interface RestoreParts {
  gate: HoldGate
  runs: Pick<RunService, 'list' | 'get' | 'candidates' | 'setUnfinished' | 'isAnothers'>
  focus: Pick<FocusService, 'list' | 'candidates' | 'decide' | 'settle'>
  connections: Pick<ConnectionService, 'client'>
  clock: Clock
  log: Log
  /** Starts the work that may go on. */
  resume: () => void
}

export function createRestoreService({
  gate,
  runs,
  focus,
  connections,
  clock,
  log,
  resume,
}: RestoreParts): RestoreService {
  /** The newest comparison of each item: only the choices that it offers may be made. */
  const compared = new Map<string, HeldComparison>()

  /** Runs that are still on hold. */
  function heldRuns(): Run[] {
    return runs.list({}).filter((run) => isUnfinishedRun(run) && gate.keepsBack(run.id))
  }

  /** Focus groups that are on hold. Once the list was seen there are none, because they do nothing on their own. */
  function heldSessions(): FocusSession[] {
    return gate.hold()?.left === null ? focus.list({}).filter(isUnfinishedSession) : []
  }

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

  async function look({ kind, id }: Pick<HeldItem, 'kind' | 'id'>): Promise<HeldComparison> {
    if (kind === 'run') {
      const run = find(heldRuns(), id)
      return run.remoteId === null
        ? compareCandidates('run', await runs.candidates(id))
        : compareRun(run, run.remoteId, connections.client(run.connectionId))
    }
    const { remoteId, connectionId } = find(heldSessions(), id)
    return remoteId === null
      ? compareCandidates('focus', await focus.candidates(id))
      : compareSession(remoteId, connections.client(connectionId ?? ''))
  }

  /** Throws CONFLICT unless all decisions can be carried out. */
  function check(decisions: readonly HeldDecision[]): void {
    const items = held()?.items ?? []
    for (const { kind, id, choice, remoteId } of decisions) {
      const seen = compared.get(id)
      const isOffered = seen?.choices.includes(choice) === true
      const isCandidate = seen?.candidates.some((candidate) => candidate.remoteId === remoteId) === true
      if (!items.some((item) => item.kind === kind && item.id === id)) throw new SondeError('CONFLICT')
      if (!isOffered || (choice === 'adopt' && !isCandidate)) throw new SondeError('CONFLICT')
      // Another run may have adopted the survey since the comparison.
      if (kind === 'run' && remoteId !== undefined && runs.isAnothers(id, remoteId))
        throw new SondeError('CONFLICT')
    }
    const taken = decisions.flatMap(({ remoteId }) => remoteId ?? [])
    if (new Set(taken).size < taken.length) throw new SondeError('CONFLICT')
  }

  function end(left: string[]): void {
    const hold = gate.hold()
    if (hold) gate.change(left.length === 0 ? null : { ...hold, left })
  }

  return {
    held,
    compare: async (item) => {
      const seen = await look(item)
      compared.set(item.id, seen)
      return seen
    },
    async goOn(decisions) {
      check(decisions)
      const ofRuns = decisions.filter(({ kind }) => kind === 'run')
      const decided = new Set(ofRuns.map(({ id }) => id))
      const left = heldRuns().flatMap(({ id }) => (decided.has(id) ? [] : [id]))
      // The runs are kept back until all decisions are stored: after a crash in between, the list is shown again and
      // nothing was sent.
      for (const decision of ofRuns)
        runs.setUnfinished(decision.id, patchFor(runs.get(decision.id), decision, clock.now()))
      end(left)
      compared.clear()
      resume()
      for (const { kind, id, choice, remoteId } of decisions)
        if (kind === 'focus' && choice === 'adopt' && remoteId !== undefined) await focus.decide(id, remoteId)
      return held()
    },
    settle: () => {
      if (gate.hold() === null || (held()?.items.length ?? 0) > 0) return
      try {
        end([])
      } catch (error) {
        // Only new launches wait for this, and the same disk would refuse those too.
        log.error('restore.settle', { code: toProblem(error).code })
      }
    },
  }
}

function find<T extends { id: string }>(all: readonly T[], id: string): T {
  const found = all.find((each) => each.id === id)
  if (!found) throw new SondeError('MISSING')
  return found
}
