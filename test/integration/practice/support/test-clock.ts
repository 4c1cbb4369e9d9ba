import type { PracticeClock } from '../../../../electron/practice/clock.ts'

/** A clock that moves only when a test advances it or something sleeps on it. */
export interface TestClock extends PracticeClock {
  /** Moves time on, in milliseconds. */
  advance(ms: number): void
  /** Makes sleepers wait until `release`; `sleeping` is their number. */
  hold(): void
  release(): void
  readonly sleeping: number
}

export function testClock(start = Date.UTC(2026, 0, 5, 9)): TestClock {
  let time = start
  let held = false
  let sleepers: (() => void)[] = []
  return {
    now: () => time,
    sleep: (ms) => {
      if (!held) {
        time += ms
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        sleepers.push(() => {
          time += ms
          resolve()
        })
      })
    },
    advance: (ms) => {
      time += ms
    },
    hold: () => {
      held = true
    },
    release: () => {
      held = false
      const waiting = sleepers
      sleepers = []
      for (const makeEditable of waiting) makeEditable()
    },
    get sleeping() {
      return sleepers.length
    },
  }
}
