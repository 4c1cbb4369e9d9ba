import type { Problem } from '../../../shared/models/problem.ts'
import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { ListedRecord, ServiceClient } from '../../service/service-api.ts'
import type { CorePorts } from '../ports.ts'
import { outcomeOf } from './call-outcome.ts'
import type { HeadOutcome } from './creation-queue.ts'
import { findCandidates } from './find-candidates.ts'
import { knownSurveys } from './known-surveys.ts'
import { nextTry } from './pace.ts'
import type { RunStore } from './run-store.ts'

/** How long Sonde is careful. Milliseconds. */
export interface CreationTuning {
  /**
   * How long after its call broke off a creation may still be carried out, although nobody waits for the answer any
   * more. Only when it is not there after that is it sent again.
   */
  settles: number
  /** Between two looks while it settles. */
  looks: number
}

export const CREATION_TUNING: CreationTuning = { settles: 45_000, looks: 5_000 }

/** A creation in doubt holds up all behind it: looks that fail are this many times as far apart at most. */
const DOUBT_WAITS = 6

interface CreateParts {
  ports: Pick<CorePorts, 'clock' | 'storage'>
  store: RunStore
  client: (run: Run) => ServiceClient
  /** Whether an id at the service means the same for both runs. */
  isSameService: (one: Run, other: Run) => boolean
  tuning: CreationTuning & { random: () => number }
}

/** Creates a run's survey at the service exactly once, whatever breaks on the way. */
export function createRunCreator({ ports, store, client, isSameService, tuning }: CreateParts) {
  const { clock, storage } = ports
  /** Failures in a row, a connection. */
  const failures = new Map<string, number>()
  /**
   * Since when a run's creation is in doubt: no earlier than its call ended. When it went out nobody knows, for it
   * may have waited long for its turn. Milliseconds since 1970, by run.
   */
  const doubtedSince = new Map<string, number>()

  function later(run: Run, problem: Problem, longest = Number.POSITIVE_INFINITY): HeadOutcome {
    const inARow = (failures.get(run.connectionId) ?? 0) + 1
    failures.set(run.connectionId, inARow)
    store.change(run.id, { problem })
    const wait = Math.min(nextTry(inARow, tuning.random()), longest)
    return { wait: Math.max(wait, (problem.retryAt ?? 0) - clock.now()) }
  }

  async function send(run: Run, signal: AbortSignal): Promise<HeadOutcome> {
    const version = storage.surveys.version(run.versionId)
    if (!version) {
      store.change(run.id, { state: 'refused', problem: { code: 'MISSING' } })
      return 'left'
    }
    store.change(run.id, { state: 'creating', problem: null, sentAt: clock.now() })
    try {
      const unread = store.unread(run.id, 'creation')
      const { value, raw } = await client(run).createSurvey(version.draft, {
        priority: 'launch',
        signal,
        unread,
      })
      failures.delete(run.connectionId)
      store.change(run.id, { state: 'created', remoteId: value.id, checkedAt: clock.now() })
      store.keepPayload(run.id, 'creation', raw)
      return 'left'
    } catch (error) {
      // Closing Sonde cuts the call: `creating` stays on disk, and the next start finds out what happened.
      if (signal.aborted) return 'left'
      const problem = toProblem(error)
      switch (outcomeOf(problem)) {
        case 'not_sent':
          store.change(run.id, { state: 'queued', sentAt: null })
          return later(run, problem)
        case 'refused':
          store.change(run.id, { state: 'refused', problem })
          return 'left'
        case 'unclear':
          store.change(run.id, { problem })
          return { wait: 0 }
      }
    }
  }

  /** A creation was cut: ask the service before anything is repeated, and the person where it cannot tell. */
  async function findOut(run: Run, signal: AbortSignal): Promise<HeadOutcome> {
    if (!doubtedSince.has(run.id)) doubtedSince.set(run.id, clock.now())
    // Judged before the list is read: what comes to be behind a page that was read is missing from it.
    const left = leftToSettle(run)
    try {
      const known = knownSurveys(store, run, isSameService)
      const unread = store.unread(run.id, 'list')
      const found = await findCandidates(listening(run), run, known, { priority: 'launch', signal, unread })
      if (signal.aborted || store.get(run.id).state !== 'creating') return 'left'
      const [only, ...others] = found.records
      if (!only && found.complete && left > 0) return { wait: Math.min(left, tuning.looks) }
      doubtedSince.delete(run.id)
      if (only && others.length === 0 && isSurelyNew(only))
        store.change(run.id, { state: 'created', remoteId: only.id, problem: null, checkedAt: clock.now() })
      else if (!only && found.complete && found.showsAll)
        store.change(run.id, { state: 'queued', sentAt: null, problem: null })
      else store.change(run.id, { state: 'unknown', problem: run.problem ?? { code: 'CUT_ANSWER' } })
      return 'left'
    } catch (error) {
      return signal.aborted ? 'left' : later(run, toProblem(error), DOUBT_WAITS * tuning.looks)
    }
  }

  /** The client of a run's connection; each page that comes ends a row of failures, though the next may break off. */
  function listening(run: Run): Pick<ServiceClient, 'listSurveys'> {
    return {
      listSurveys: async (page, options) => {
        const listed = await client(run).listSurveys(page, options)
        failures.delete(run.connectionId)
        return listed
      },
    }
  }

  /** Milliseconds. A clock set back does not lengthen it. */
  function leftToSettle({ id }: Run): number {
    const now = clock.now()
    const since = Math.min(doubtedSince.get(id) ?? now, now)
    doubtedSince.set(id, since)
    return since + tuning.settles - now
  }

  return (run: Run, signal: AbortSignal): Promise<HeadOutcome> =>
    run.state === 'creating' ? findOut(run, signal) : send(run, signal)
}

/** Whether a candidate is the run's own beyond doubt: a draft of its title that tells that it is as young as the run. */
function isSurelyNew({ title, status, createdAt }: ListedRecord): boolean {
  return title !== null && status === 'draft' && createdAt !== null
}
