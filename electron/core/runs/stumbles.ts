import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { Log } from '../ports.ts'
import { nextDiskTry, nextTry } from '../waiting/next-try.ts'
import type { RunStore } from './run-store.ts'

/** What a piece of work did not handle itself, the disk's refusal above all. It ends nothing: the work tries again. */
export interface Stumbles {
  /** Tells it with the run, and in the log once a row; returns after how many milliseconds to try again. */
  over(who: string, runId: string, error: unknown): number
  /** That piece of work has gone on. */
  none(who: string): void
}

export function createStumbles(store: RunStore, log: Log, random: () => number): Stumbles {
  const inARow = new Map<string, number>()
  return {
    over: (who, runId, error) => {
      const problem = toProblem(error)
      const count = (inARow.get(who) ?? 0) + 1
      inARow.set(who, count)
      if (count === 1) log.error('run.driver', { run: runId, code: problem.code })
      try {
        store.note(runId, { problem })
      } catch {
        // Where the run cannot even be read, there is nothing to tell it with.
      }
      return problem.code === 'STORAGE' ? nextDiskTry(count, random()) : nextTry(count, random())
    },
    none: (who) => {
      inARow.delete(who)
    },
  }
}
