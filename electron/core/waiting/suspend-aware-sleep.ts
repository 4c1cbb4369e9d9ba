import type { Clock } from '../ports.ts'

/** Timers stand still while the machine sleeps: a wait looks at the clock this often. Milliseconds. */
const NAP = 5_000

/**
 * Waits `ms`, or until `signal` aborts. Time that the machine slept counts: after a night the wait is over with the
 * next nap. A clock set back does not lengthen it.
 */
export async function suspendAwareSleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  for (let left = ms; left > 0 && !signal.aborted; ) {
    const before = clock.now()
    const nap = Math.min(NAP, left)
    await clock.sleep(nap, signal)
    left -= Math.max(nap, clock.now() - before)
  }
}
