import type { Run } from '../../../shared/models/run.ts'

/** A row of a list of runs: a run by itself, or the runs of an experiment together. */
export type RunsRow = { run: Run } | { experiment: string; runs: readonly Run[] }

/** One row for each experiment, where its first run stands: how single arms stand is told on its own page. */
export function foldExperiments(runs: readonly Run[]): RunsRow[] {
  const folded = Map.groupBy(runs, ({ id, experiment }) => experiment?.id ?? `run ${id}`)
  return [...folded.values()].flatMap((together): RunsRow[] => {
    const [run] = together
    if (!run) return []
    return run.experiment ? [{ experiment: run.experiment.id, runs: together }] : [{ run }]
  })
}

/** What stands in the two lists: an experiment is under way as a whole, as long as one of its runs is. */
export function splitRuns(runs: readonly Run[], isOpen: (run: Run) => boolean): { open: Run[]; past: Run[] } {
  const experiments = new Set(runs.filter(isOpen).map(({ experiment }) => experiment?.id))
  const isAbove = (run: Run) => isOpen(run) || (run.experiment !== null && experiments.has(run.experiment.id))
  return { open: runs.filter(isAbove), past: runs.filter((run) => !isAbove(run)) }
}
