import type { Run } from '../../../../shared/models/run.ts'
import type { ServiceClient } from '../../../service/service-api.ts'
import { isMarked } from '../../lost-creation/is-marked.ts'
import { readList } from '../../lost-creation/read-list.ts'
import type { Clock } from '../../ports.ts'
import { nextTry } from '../../waiting/next-try.ts'
import { suspendAwareSleep } from '../../waiting/suspend-aware-sleep.ts'
import { createWorkUnderWay } from '../../work-under-way.ts'
import type { RunStore } from '../run-store.ts'

/**
 * When a creation was sent again, its first try may have been carried out too. This looks for that second survey. It is
 * shown with the run, but never adopted or launched.
 */
export interface StrayWatch {
  /** Looks now, and once more some minutes later. Does nothing for a run that was sent once, or that has no mark. */
  begin(runId: string): void
  /** Ends all work and waits until it has ended. */
  rest(): Promise<void>
}

interface WatchParts {
  clock: Clock
  store: RunStore
  client: (run: Run) => Pick<ServiceClient, 'listSurveys'>
  /** Milliseconds until the second look. */
  again: number
  random: () => number
  onError: (error: unknown) => void
}

/** After this many failures in a row the look is given up; the next start of the work on the run looks again. */
const MOST_TRIES = 8

export function createStrayWatch(parts: WatchParts): StrayWatch {
  const { clock, store, client, again, random, onError } = parts
  const watched = new Set<string>()
  const work = createWorkUnderWay(onError)

  async function look(runId: string, signal: AbortSignal): Promise<void> {
    const asked = store.get(runId)
    const { records } = await readList((page) =>
      client(asked).listSurveys(page, { priority: 'poll', signal }),
    )
    const { mark, remoteId, strays: known, ...run } = store.get(runId)
    if (mark === null || remoteId === null || signal.aborted) return
    const strays = records.filter((row) => isMarked(row, mark) && row.id !== remoteId).map(({ id }) => id)
    const all = [...new Set([...known, ...strays])]
    if (all.length > known.length) store.hear(run.id, { strays: all })
  }

  async function lookUntilSeen(runId: string, signal: AbortSignal): Promise<void> {
    for (let tries = 1; tries <= MOST_TRIES && !signal.aborted; tries += 1) {
      try {
        return await look(runId, signal)
      } catch {
        await suspendAwareSleep(clock, nextTry(tries, random()), signal)
      }
    }
  }

  return {
    begin: (runId) => {
      const { mayHaveLeft, mark, remoteId } = store.get(runId)
      if (!mayHaveLeft || mark === null || remoteId === null || watched.has(runId)) return
      watched.add(runId)
      void work.begin(async (signal) => {
        try {
          await lookUntilSeen(runId, signal)
          await suspendAwareSleep(clock, again, signal)
          await lookUntilSeen(runId, signal)
        } finally {
          watched.delete(runId)
        }
      })
    },
    rest: () => work.rest(),
  }
}
