import type { Problem } from '../../../../shared/models/problem.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { ServiceClient } from '../../../service/service-api.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { Clock, ReadingPort } from '../../ports.ts'
import type { RecipeOf } from '../../recipes/recipe-of.ts'
import type { RunStore } from '../run-store.ts'

/**
 * How a step ended, and so how the run goes on.
 * `go`: with the next step at once. `stop`: not from here. `wait`: after so many milliseconds.
 * `poll`: it runs, and is polled again when its progress makes that worth a call.
 * `failed`: the step is tried again, after a wait that grows with each failure in a row.
 * `ended`: it has come to its end, as this run tells.
 */
export type StepEnd = 'go' | 'stop' | { wait: number } | { poll: Run } | { failed: Problem } | { ended: Run }

/** What a step works with. */
export interface StepParts {
  store: RunStore
  storage: Storage
  clock: Clock
  signal: AbortSignal
  client: () => ServiceClient
  reader: ReadingPort
  recipeOf: RecipeOf
  /** How long this step waited for, in milliseconds: the call it makes may well wait as long again. */
  lateAfter: number
  /** Aborts when this step's poll turns out to be pressing. */
  hurry: AbortSignal
}

export function remoteIdOf(run: Run): string {
  if (run.remoteId === null) throw new Error(`a run that is ${run.state} has no remote id`)
  return run.remoteId
}
