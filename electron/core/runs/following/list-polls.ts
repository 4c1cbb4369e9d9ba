import { toProblem } from '../../../../shared/models/sonde-error.ts'
import type { ServiceClient } from '../../../service/service-api.ts'
import type { Clock, Log } from '../../ports.ts'
import { nextTry } from '../../waiting/next-try.ts'
import { scatter } from '../../waiting/scatter.ts'
import { suspendAwareSleep } from '../../waiting/suspend-aware-sleep.ts'
import { type Seen, seeRuns } from './see-runs.ts'

/** With fewer runs under way than this, polling each one by itself is as quick. */
const FEWEST = 10
/** Time between two lists where there is room for more, in milliseconds. */
const FASTEST = 2_000
/** Where lists tell nothing of most runs, the next one comes after this many milliseconds; so does a look for one that is not listed. */
const UNTELLING = 5 * 60_000

/**
 * The list of surveys tells the status of fifty runs in one call. It is a hint and no more: a run that is no longer
 * called running is looked at by itself at once, and all others at their own pace, which alone tells progress.
 */
export interface ListPolls {
  /** Begins to look at a connection's list, where enough of its runs are under way. */
  begin(connectionId: string): void
  /** The part of the connection's looks that goes to its list just now, 0 to 1. */
  share(connectionId: string): number
  /** Ends all work and waits until it has ended; a later `begin` starts it again. */
  rest(): Promise<void>
}

interface ListPollsParts {
  clock: Clock
  log: Log
  random: () => number
  /** The part of the looks at runs that lists may take, 0 to 1. */
  part: number
  client(connectionId: string): ServiceClient
  /** The runs of a connection that run at the service, by their ids there. */
  running(connectionId: string): Map<string, string>
  /** Looks that may be made in a minute. */
  pollsPerMinute(connectionId: string): number
  /** Called with a run that the list no longer calls running. */
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
    // Runs that were polled because of the list. Where the run's own status says otherwise it counts, and the list
    // causes no second poll.
    const hinted = new Set<string>()
    // When runs were looked for in the whole list in vain: to look for them each time would cost a call a page.
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
