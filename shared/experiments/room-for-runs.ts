import { type Experiment, MOST_RUNS_PER_ARM } from '../models/experiment.ts'

/** So many runs an arm has at most, extensions included: beyond them chance finds a move sooner or later. */
export const MOST_RUNS_WITH_EXTENSIONS = 3 * MOST_RUNS_PER_ARM

/** Whether every arm may have so many more runs. A run that failed and the one in its place count once. */
export function hasRoomFor({ plan, runs }: Pick<Experiment, 'plan' | 'runs'>, more: number): boolean {
  const replaced = new Set(runs.map(({ replaces }) => replaces))
  const standing = runs.filter(({ runId }) => !replaced.has(runId))
  return plan.arms.every(
    ({ id }) => standing.filter(({ arm }) => arm === id).length + more <= MOST_RUNS_WITH_EXTENSIONS,
  )
}
