import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { Clock, Log } from '../ports.ts'
import { patientSleep } from './patient-sleep.ts'
import type { RunStore } from './run-store.ts'

/** What became of the run at the head: it has left the queue, or the whole queue waits so many milliseconds. */
export type HeadOutcome = 'left' | { wait: number }

/**
 * The launches that wait to be sent, a queue a connection. One creation at a time: so after a crash at most one a
 * connection is in doubt, and what was asked for first is sent first.
 */
export interface CreationQueue {
  /** Looks whether there is something to send for this connection; ends a wait. */
  wake(connectionId: string): void
  /** Ends all work and waits until it has ended; a later `wake` starts it again. */
  rest(): Promise<void>
}

interface QueueParts {
  store: RunStore
  clock: Clock
  log: Log
  /** Creates the run at the service, or finds out what became of an earlier try. */
  handle(run: Run, signal: AbortSignal): Promise<HeadOutcome>
}

/** Where the runs cannot be read, the next try comes after so many milliseconds. */
const UNREADABLE = 5_000

export function createCreationQueue({ store, clock, log, handle }: QueueParts): CreationQueue {
  let resting = new AbortController()
  const loops = new Map<string, { ended: Promise<void>; wait: AbortController; woken: boolean }>()

  /** What was sent and not answered comes first: until it is clear, nothing else is sent. */
  function head(connectionId: string): Run | undefined {
    const waiting = store
      .list({ underWay: true })
      .filter(
        (run) => run.connectionId === connectionId && (run.state === 'queued' || run.state === 'creating'),
      )
    return waiting.sort(
      (a, b) =>
        Number(b.state === 'creating') - Number(a.state === 'creating') ||
        a.queueOrder - b.queueOrder ||
        a.createdAt - b.createdAt,
    )[0]
  }

  /** What the disk refuses for a moment must not end the queue. */
  function tryHead(connectionId: string): Run | 'unreadable' | undefined {
    try {
      return head(connectionId)
    } catch (error) {
      log.error('run.queue', { code: toProblem(error).code })
      return 'unreadable'
    }
  }

  async function work(connectionId: string): Promise<void> {
    const { signal } = resting
    try {
      while (!signal.aborted) {
        const run = tryHead(connectionId)
        if (!run) return
        const outcome: HeadOutcome = run === 'unreadable' ? { wait: UNREADABLE } : await handle(run, signal)
        const loop = loops.get(connectionId)
        if (outcome === 'left' || !loop) continue
        // A wake during the call asked for another look at once.
        if (!loop.woken) await patientSleep(clock, outcome.wait, AbortSignal.any([signal, loop.wait.signal]))
        loop.wait = new AbortController()
        loop.woken = false
      }
    } finally {
      // In the same instant as the last look, so that a `wake` after it starts afresh.
      loops.delete(connectionId)
    }
  }

  return {
    wake: (connectionId) => {
      const loop = loops.get(connectionId)
      if (loop) {
        loop.woken = true
        loop.wait.abort()
        return
      }
      const started = { ended: Promise.resolve(), wait: new AbortController(), woken: false }
      loops.set(connectionId, started)
      started.ended = work(connectionId).catch((error: unknown) =>
        log.error('run.queue', { code: toProblem(error).code }),
      )
    },
    rest: async () => {
      resting.abort()
      await Promise.all([...loops.values()].map(({ ended }) => ended))
      resting = new AbortController()
    },
  }
}
