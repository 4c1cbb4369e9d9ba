import type { Run } from '../../../shared/models/run.ts'

/** A row of a list of runs: a single run, or all runs of an experiment. */
export type RunsRow = { run: Run } | { experiment: string; runs: readonly Run[] }

/** One row for each experiment, at the place of its first run. The experiment's own page shows its arms one by one. */
export function foldExperiments(runs: readonly Run[]): RunsRow[] {
  const folded = Map.groupBy(runs, ({ id, experiment }) => experiment?.id ?? `run ${id}`)
  return [...folded.values()].flatMap((together): RunsRow[] => {
    const [run] = together
    if (!run) return []
    return run.experiment ? [{ experiment: run.experiment.id, runs: together }] : [{ run }]
  })
}

/** Splits runs into the two lists. All runs of an experiment count as under way as long as one of them is. */
export function splitRuns(runs: readonly Run[], isOpen: (run: Run) => boolean): { open: Run[]; past: Run[] } {
  const experiments = new Set(runs.filter(isOpen).map(({ experiment }) => experiment?.id))
  const isAbove = (run: Run) => isOpen(run) || (run.experiment !== null && experiments.has(run.experiment.id))
  return { open: runs.filter(isAbove), past: runs.filter((run) => !isAbove(run)) }
}
