import type { Problem } from '../../../../shared/models/problem.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { ServiceClient } from '../../../service/service-api.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { Clock, ReadingPort } from '../../ports.ts'
import type { RecipeOf } from '../../recipes/recipe-of.ts'
import type { RunStore } from '../run-store.ts'

/**
 * How a step ended, which says how the run goes on.
 * `go`: the next step follows at once. `stop`: the follower has nothing more to do. `wait`: the next step follows after
 * so many milliseconds.
 * `poll`: the run is running, and is polled again when its progress makes that worth a call.
 * `failed`: the step is tried again, after a wait that grows with each failure in a row.
 * `ended`: the run has ended; this is its last state.
 */
export type StepEnd = 'go' | 'stop' | { wait: number } | { poll: Run } | { failed: Problem } | { ended: Run }

/** What a step needs. */
export interface StepParts {
  store: RunStore
  storage: Storage
  clock: Clock
  signal: AbortSignal
  client: () => ServiceClient
  reader: ReadingPort
  recipeOf: RecipeOf
  /** How long the run waited before this step, in milliseconds: the call may wait as long again for its turn. */
  lateAfter: number
  /** Aborts when this step's poll becomes urgent. */
  hurry: AbortSignal
}

export function remoteIdOf(run: Run): string {
  if (run.remoteId === null) throw new Error(`a run that is ${run.state} has no remote id`)
  return run.remoteId
}
