import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../../electron/service/clock.ts'

/** A clock that only a test advances. */
export interface VirtualClock extends Clock {
  /** Advances by `ms` and wakes each sleeper at its time. */
  advance(ms: number): Promise<void>
  /** Runs everything that is ready, without time passing. */
  settle(): Promise<void>
  /** Sets the wall clock as a person would; wakes nobody. */
  set(now: number): void
  sleepers(): number
}

export function createVirtualClock(start = 1_000_000): VirtualClock {
  /** The time that timers and the monotonic clock use. */
  let now = start
  let set = 0
  const sleepers = new Set<{ at: number; wake: () => void }>()
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) await setImmediate()
  }
  return {
    now: () => now + set,
    monotonic: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const wake = (): void => {
          sleepers.delete(sleeper)
          resolve()
        }
        const sleeper = { at: now + ms, wake }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', wake, { once: true })
      }),
    async advance(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const next = [...sleepers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
        if (!next) break
        now = Math.max(now, next.at)
        next.wake()
        await settle()
      }
      now = end
      await settle()
    },
    settle,
    set(time) {
      set = time - now
    },
    sleepers: () => sleepers.size,
  }
}
