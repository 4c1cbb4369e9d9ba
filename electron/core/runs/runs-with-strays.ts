import type { Run } from '../../../shared/models/run.ts'

/** Runs for which the service made more than one survey. */
export interface RunsWithStrays {
  /** Newest first. */
  list(): Pick<Run, 'id' | 'title'>[]
  /** To be called when a run has changed. */
  note(run: Run): void
  /** To be called when another store has replaced the one in use. */
  forget(): void
}

/** The result is cached: looking through all runs each time would take long. */
export function createRunsWithStrays(all: () => readonly Run[]): RunsWithStrays {
  let known: readonly Run[] | null = null
  return {
    list: () => {
      known ??= all().filter((run) => run.strays.length > 0)
      return known.map(({ id, title }) => ({ id, title }))
    },
    note: (run) => {
      if (run.strays.length > 0 && known?.some(({ id }) => id === run.id) !== true) known = null
    },
    forget: () => {
      known = null
    },
  }
}
