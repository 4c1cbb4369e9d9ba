import type { Run } from '../../../shared/models/run.ts'
import type { CorePorts } from '../ports.ts'

/** Which experiments are paused, known without a look at the disk: it is asked for every run that is shown or sent. */
export interface PausedExperiments {
  /** The run as it stands: held where it waits to be sent and its experiment is paused. */
  seen(run: Run): Run
  /** To be called when an experiment was paused or goes on, and when another store took the place of this one. */
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
      const held = run.experiment !== null && run.state === 'queued' && isPaused(run.experiment.id)
      return held === run.held ? run : { ...run, held }
    },
    forget: () => {
      known = null
    },
  }
}
