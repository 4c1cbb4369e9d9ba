import type { Held, HeldComparison, HeldDecision, HeldItem } from '../../../shared/models/held.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { FocusService } from '../focus/focus-service.ts'
import type { Clock } from '../ports.ts'
import type { RunService } from '../runs/run-service.ts'
import { compareCandidates, compareRun, compareSession, patchFor } from './compare.ts'
import type { UnfinishedWork } from './unfinished-work.ts'

/**
 * Handles what was unfinished in a restored store: compares it with the service, shows it to the person, and lets it go
 * on.
 */
export interface RestoreService {
  held(): Held | null
  compare(item: Pick<HeldItem, 'kind' | 'id'>): Promise<HeldComparison>
  goOn(decisions: readonly HeldDecision[]): Promise<Held | null>
  /** To be called when another store has replaced the one in use: its runs are to be compared anew. */
  forget(): void
}

interface RestoreParts {
  unfinished: UnfinishedWork
  runs: Pick<RunService, 'get' | 'candidates' | 'setUnfinished' | 'isAnothers'>
  focus: Pick<FocusService, 'candidates' | 'decide'>
  connections: Pick<ConnectionService, 'client'>
  clock: Clock
  /** Starts the work that may go on. */
  resume: () => void
}

export function createRestoreService({
  unfinished,
  runs,
  focus,
  connections,
  clock,
  resume,
}: RestoreParts): RestoreService {
  /** The newest comparison of each item: only the choices that it offers may be made. */
  let compared = new Map<string, HeldComparison>()

  async function look({ kind, id }: Pick<HeldItem, 'kind' | 'id'>): Promise<HeldComparison> {
    if (kind === 'run') {
      const run = find(unfinished.runs(), id)
      return run.remoteId === null
        ? compareCandidates('run', await runs.candidates(id))
        : compareRun(run, run.remoteId, connections.client(run.connectionId))
    }
    const { remoteId, connectionId } = find(unfinished.sessions(), id)
    return remoteId === null
      ? compareCandidates('focus', await focus.candidates(id))
      : compareSession(remoteId, connections.client(connectionId ?? ''))
  }

  /** Throws CONFLICT unless all decisions can be carried out. */
  function check(decisions: readonly HeldDecision[]): void {
    const items = unfinished.held()?.items ?? []
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

  return {
    held: unfinished.held,
    compare: async (item) => {
      // Where another store takes the place meanwhile, this comparison counts for nothing.
      const ofThisStore = compared
      const seen = await look(item)
      ofThisStore.set(item.id, seen)
      return seen
    },
    forget: () => {
      compared = new Map()
    },
    async goOn(decisions) {
      check(decisions)
      const ofRuns = decisions.filter(({ kind }) => kind === 'run')
      const decided = new Set(ofRuns.map(({ id }) => id))
      const left = unfinished.runs().flatMap(({ id }) => (decided.has(id) ? [] : [id]))
      // The runs are kept back until all decisions are stored: after a crash in between, the list is shown again and
      // nothing was sent.
      for (const decision of ofRuns)
        runs.setUnfinished(decision.id, patchFor(runs.get(decision.id), decision, clock.now()))
      unfinished.endHold(left)
      compared.clear()
      resume()
      for (const { kind, id, choice, remoteId } of decisions)
        if (kind === 'focus' && choice === 'adopt' && remoteId !== undefined) await focus.decide(id, remoteId)
      return unfinished.held()
    },
  }
}

function find<T extends { id: string }>(all: readonly T[], id: string): T {
  const found = all.find((each) => each.id === id)
  if (!found) throw new SondeError('MISSING')
  return found
}
