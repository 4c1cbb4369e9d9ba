import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { Log } from '../ports.ts'
import { nextDiskTry, nextTry } from '../waiting/next-try.ts'
import type { RunStore } from './run-store.ts'

/**
 * Handles failures that a piece of work did not handle itself, above all a disk that refuses a write. They do not end
 * the work: it tries again later.
 */
export interface Failures {
  /**
   * Shows the failure with the run, logs it if it is the first in a row, and returns after how many milliseconds to try
   * again.
   */
  add(who: string, runId: string, error: unknown): number
  /** To be called when that piece of work has succeeded: its row of failures is over. */
  clear(who: string): void
}

export function createFailures(store: RunStore, log: Log, random: () => number): Failures {
  const inARow = new Map<string, number>()
  return {
    add: (who, runId, error) => {
      const problem = toProblem(error)
      const count = (inARow.get(who) ?? 0) + 1
      inARow.set(who, count)
      if (count === 1) log.error('run.driver', { run: runId, code: problem.code })
      try {
        store.note(runId, { problem })
      } catch {
        // Where the run cannot even be read, the failure cannot be shown with it.
      }
      return problem.code === 'STORAGE' ? nextDiskTry(count, random()) : nextTry(count, random())
    },
    clear: (who) => {
      inARow.delete(who)
    },
  }
}
