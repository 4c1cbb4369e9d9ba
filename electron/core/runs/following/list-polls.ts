import { toProblem } from '../../../../shared/models/sonde-error.ts'
import type { ServiceClient } from '../../../service/service-api.ts'
import type { Clock, Log } from '../../ports.ts'
import { nextTry } from '../../waiting/next-try.ts'
import { scatter } from '../../waiting/scatter.ts'
import { suspendAwareSleep } from '../../waiting/suspend-aware-sleep.ts'
import { type Seen, seeRuns } from './see-runs.ts'

/** With fewer running runs than this, polling each one by itself is as quick. */
const FEWEST = 10
/** Shortest time between two polls of the list, in milliseconds. */
const FASTEST = 2_000
/**
 * Time until the next poll of a list that showed the status of fewer than half the runs; also until a run that was not
 * found in the list is looked for again. Milliseconds.
 */
const UNTELLING = 5 * 60_000

/**
 * Polls the list of surveys, which shows the status of fifty runs in one call. It is only a hint: a run that the list
 * shows as ended is polled by itself at once, and all others at their own pace, because only their own status shows
 * progress.
 */
export interface ListPolls {
  /** Begins to poll a connection's list, if enough of its runs are running. */
  begin(connectionId: string): void
  /** The part of the connection's polls that its list takes at the moment, 0 to 1. */
  share(connectionId: string): number
  /** Ends all work and waits until it has ended; a later `begin` starts it again. */
  rest(): Promise<void>
}

interface ListPollsParts {
  clock: Clock
  log: Log
  random: () => number
  /** The part of the polls that lists may take, 0 to 1. */
  part: number
  client(connectionId: string): ServiceClient
  /** The ids of a connection's running runs, by the ids of their surveys at the service. */
  running(connectionId: string): Map<string, string>
  /** Polls that may be made in a minute. */
  pollsPerMinute(connectionId: string): number
  /** Called with a run that the list shows as done or failed. */
  onEnded(runId: string): void
}

interface Work {
  ended: Promise<void>
  telling: boolean
}

export function createListPolls(parts: ListPollsParts): ListPolls {
  const { clock, log, random, part, client, running, pollsPerMinute, onEnded } = parts
  let resting = new AbortController()
  const working = new Map<string, Work>()

  function waitAfter({ read, told }: Seen, connectionId: string, runs: number): number {
    if (told * 2 < runs) return UNTELLING
    return Math.max(FASTEST, (60_000 * read) / (part * pollsPerMinute(connectionId)))
  }

  async function work(connectionId: string, self: Work): Promise<void> {
    const { signal } = resting
    let pages: readonly number[] = [0]
    let failures = 0
    let wait = FASTEST
    // Runs that were already polled because of the list. Their own status takes precedence, so the list causes no
    // second poll.
    const hinted = new Set<string>()
    // When each run was last not found in the whole list. Looking for it every time would cost one call for each page.
    const unlisted = new Map<string, number>()
    try {
      for (;;) {
        await suspendAwareSleep(clock, scatter(wait, random()), signal)
        try {
          const runs = running(connectionId)
          if (signal.aborted || runs.size < FEWEST) return
          const since = clock.now() - UNTELLING
          const listed = new Map([...runs].filter(([, runId]) => (unlisted.get(runId) ?? since) <= since))
          const seen = await seeRuns(client(connectionId), listed, pages, { lateAfter: wait, signal })
          if (signal.aborted) return
          for (const runId of seen.missing) unlisted.set(runId, clock.now())
          failures = 0
          pages = seen.pages
          wait = waitAfter(seen, connectionId, runs.size)
          self.telling = wait !== UNTELLING
          for (const runId of seen.ended) if (!hinted.has(runId)) onEnded(runId)
          for (const runId of seen.ended) hinted.add(runId)
        } catch (error) {
          failures += 1
          self.telling = false
          wait = Math.max(FASTEST, nextTry(failures, random()), (toProblem(error).retryAt ?? 0) - clock.now())
        }
      }
    } finally {
      working.delete(connectionId)
    }
  }

  return {
    begin: (connectionId) => {
      if (part === 0 || working.has(connectionId) || running(connectionId).size < FEWEST) return
      const self: Work = { ended: Promise.resolve(), telling: false }
      working.set(connectionId, self)
      self.ended = work(connectionId, self).catch((error: unknown) =>
        log.error('run.list', { code: toProblem(error).code }),
      )
    },
    share: (connectionId) => (working.get(connectionId)?.telling ? part : 0),
    rest: async () => {
      resting.abort()
      await Promise.all([...working.values()].map(({ ended }) => ended))
      resting = new AbortController()
    },
  }
}
