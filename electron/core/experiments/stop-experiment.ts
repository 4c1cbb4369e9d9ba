import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { RunService } from '../runs/run-service.ts'

/** States in which a run does not run at the service yet. */
const STILL: ReadonlySet<Run['state']> = new Set(['queued', 'creating', 'created', 'launching'])

/**
 * Stops those of several runs that can be stopped. Runs that wait to be sent come first, so that none of them is sent
 * in the meantime. A run that begins to run at this moment is left to run. A run whose creation is on its way is
 * stopped as soon as the creation is answered.
 */
export function createExperimentStopper(runs: Pick<RunService, 'stop' | 'stopOnceCreated'>) {
  return (states: readonly Run[]): void => {
    const waiting = states.filter(({ state }) => state === 'queued')
    const others = states.filter(({ state }) => state !== 'queued' && STILL.has(state))
    for (const run of [...waiting, ...others]) {
      try {
        runs.stop(run.id)
      } catch (error) {
        if (!(error instanceof SondeError) || error.problem.code !== 'CONFLICT') throw error
        runs.stopOnceCreated.add(run.id)
      }
    }
  }
}
