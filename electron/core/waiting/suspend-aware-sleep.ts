import type { Clock } from '../ports.ts'

/** Timers stop while the machine sleeps, so a wait checks the clock this often. Milliseconds. */
const NAP = 5_000

/**
 * Waits `ms`, or until `signal` aborts. Time during which the machine slept counts. A clock that is set back does not
 * lengthen the wait.
 */
export async function suspendAwareSleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  for (let left = ms; left > 0 && !signal.aborted; ) {
    const before = clock.now()
    const nap = Math.min(NAP, left)
    await clock.sleep(nap, signal)
    left -= Math.max(nap, clock.now() - before)
  }
}
