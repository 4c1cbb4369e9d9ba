import type { Run } from '../../../shared/models/run.ts'
import type { CorePorts } from '../ports.ts'

/** Which experiments are paused. Cached in memory, because it is needed for every run that is shown or sent. */
export interface PausedExperiments {
  /** The run with `paused` set: true where it waits to be sent and its experiment is paused. */
  seen(run: Run): Run
  /** To be called when an experiment was paused or continued, and when another store has replaced the one in use. */
  forget(): void
}

export function createPausedExperiments({ storage }: Pick<CorePorts, 'storage'>): PausedExperiments {
  let known: ReadonlySet<string> | null = null

  function isPaused(id: string): boolean {
    known ??= new Set(storage.experiments.paused())
    return known.has(id)
  }

  return {
    seen: (run) => {
      const paused = run.experiment !== null && run.state === 'queued' && isPaused(run.experiment.id)
      return paused === run.paused ? run : { ...run, paused }
    },
    forget: () => {
      known = null
    },
  }
}
