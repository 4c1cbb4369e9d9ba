import type { Run } from '../../../../shared/models/run.ts'
import { toProblem } from '../../../../shared/models/sonde-error.ts'
import type { Clock, Log } from '../../ports.ts'
import { suspendAwareSleep } from '../../waiting/suspend-aware-sleep.ts'
import type { HeadOutcome } from '../head-outcome.ts'
import type { RunStore } from '../run-store.ts'

/**
 * Launches that wait to be sent, in one queue for each connection. A queue makes one creation at a time: so after a
 * crash at most one creation on each connection is in doubt, and launches are sent in the order in which they were
 * made.
 */
export interface CreationQueue {
  /** Starts the work on this connection's queue, or ends its present wait. */
  wake(connectionId: string): void
  /** Aborts the work on a run that a person has taken out of the queue before anything of it was sent. */
  drop(runId: string): void
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

/** The work on a connection's queue. */
interface Loop {
  ended: Promise<void>
  wait: AbortController
  woken: boolean
  /** The run at the head while it is handled. */
  head: { runId: string; dropped: AbortController } | null
}

/** Pause before the next try where the disk does not let the runs be read, in milliseconds. */
const UNREADABLE = 5_000

export function createCreationQueue({ store, clock, log, handle }: QueueParts): CreationQueue {
  let resting = new AbortController()
  const loops = new Map<string, Loop>()

  /**
   * The next run to handle. One that was sent and not answered comes first: until its outcome is clear, nothing else is
   * sent.
   */
  function head(connectionId: string): Run | undefined {
    const waiting = store
      .list({ underWay: true })
      .filter(
        (run) =>
          run.connectionId === connectionId &&
          !run.paused &&
          (run.state === 'queued' || run.state === 'creating'),
      )
    return waiting.sort(
      (a, b) =>
        Number(b.state === 'creating') - Number(a.state === 'creating') ||
        a.queueOrder - b.queueOrder ||
        a.createdAt - b.createdAt,
    )[0]
  }

  /** A disk that refuses for a moment must not end the queue. */
  function tryHead(connectionId: string): Run | 'unreadable' | undefined {
    try {
      return head(connectionId)
    } catch (error) {
      log.error('run.queue', { code: toProblem(error).code })
      return 'unreadable'
    }
  }

  async function handleHead(run: Run, signal: AbortSignal): Promise<HeadOutcome> {
    const dropped = new AbortController()
    const loop = loops.get(run.connectionId)
    if (loop) loop.head = { runId: run.id, dropped }
    try {
      return await handle(run, AbortSignal.any([signal, dropped.signal]))
    } finally {
      if (loop) loop.head = null
    }
  }

  async function work(connectionId: string): Promise<void> {
    const { signal } = resting
    try {
      while (!signal.aborted) {
        const run = tryHead(connectionId)
        if (!run) return
        const outcome: HeadOutcome =
          run === 'unreadable' ? { wait: UNREADABLE } : await handleHead(run, signal)
        const loop = loops.get(connectionId)
        if (outcome === 'left' || !loop) continue
        // `wake` was called while the run was handled: it is looked at again at once.
        if (!loop.woken)
          await suspendAwareSleep(clock, outcome.wait, AbortSignal.any([signal, loop.wait.signal]))
        loop.wait = new AbortController()
        loop.woken = false
      }
    } finally {
      // Removed in the same tick as the last look, so that a later `wake` starts a new loop instead of waking this
      // one.
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
      const started: Loop = {
        ended: Promise.resolve(),
        wait: new AbortController(),
        woken: false,
        head: null,
      }
      loops.set(connectionId, started)
      started.ended = work(connectionId).catch((error: unknown) =>
        log.error('run.queue', { code: toProblem(error).code }),
      )
    },
    drop: (runId) => {
      for (const { head: handled } of loops.values()) if (handled?.runId === runId) handled.dropped.abort()
    },
    rest: async () => {
      resting.abort()
      await Promise.all([...loops.values()].map(({ ended }) => ended))
      resting = new AbortController()
    },
  }
}
