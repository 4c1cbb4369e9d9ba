import type { Problem } from '../../../shared/models/problem.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { ServiceClient } from '../../service/service-api.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Clock } from '../ports.ts'
import type { RunStore } from './run-store.ts'

/** What a step decides: go on at once, wait so many milliseconds, or leave the run alone. */
export type Next = 'go' | 'stop' | { wait: number }

/** What a step works with. */
export interface StepParts {
  store: RunStore
  storage: Storage
  clock: Clock
  signal: AbortSignal
  client: () => ServiceClient
  /** How long this step waited for, in milliseconds: the call it makes may well wait as long again. */
  lateAfter: number
  /** Aborts when this step's look turns out to be pressing. */
  hurry: AbortSignal
  /** The wait until the next look at a running run, of which `run.progress` was just seen. */
  lookAgain: (run: Run) => Next
  /** Stores the problem with the run and waits before the next try, longer after each failure in a row. */
  later: (problem: Problem) => Next
  /** Milliseconds that are still to pass until a call that broke off is surely over at the service; the time between two looks. */
  settling: () => { left: number; looks: number }
  /** Called once when the run reaches its end. */
  onEnd: (run: Run) => void
}

export function remoteIdOf(run: Run): string {
  if (run.remoteId === null) throw new Error(`a run that is ${run.state} has no remote id`)
  return run.remoteId
}
