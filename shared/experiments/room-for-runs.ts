import { type Experiment, MOST_RUNS_PER_ARM } from '../models/experiment.ts'

/** The most runs of an arm, extensions included: those who keep adding runs find a move by chance sooner or later. */
export const MOST_RUNS_WITH_EXTENSIONS = 3 * MOST_RUNS_PER_ARM

/** Whether every arm may have `more` further runs. A failed run and the one that replaced it count once. */
export function hasRoomFor({ plan, runs }: Pick<Experiment, 'plan' | 'runs'>, more: number): boolean {
  const replaced = new Set(runs.map(({ replaces }) => replaces))
  const standing = runs.filter(({ runId }) => !replaced.has(runId))
  return plan.arms.every(
    ({ id }) => standing.filter(({ arm }) => arm === id).length + more <= MOST_RUNS_WITH_EXTENSIONS,
  )
}
