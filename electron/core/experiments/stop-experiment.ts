import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { RunService } from '../runs/run-service.ts'

/** States in which a run does not run at the service yet. */
const STILL: ReadonlySet<Run['state']> = new Set(['queued', 'creating', 'created', 'launching'])

/**
 * Stops what can be stopped of several runs: those that wait to be sent first, so that none of them is sent meanwhile. One
 * that begins to run in this very instant is left to run, and one whose creation is on its way is stopped as soon as that is
 * answered.
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
        runs.stopOnceCreated.add(run)
      }
    }
  }
}
