import type { Connection } from '../../../shared/models/connection.ts'
import type { Experiment, ExperimentSummary } from '../../../shared/models/experiment.ts'
import { isUnderWay, type Run } from '../../../shared/models/run.ts'

/**
 * A row of the list of experiments.
 *
 * @param runs those of its runs that are still known
 * @param connection the plan's, null where it was removed; runs remember theirs
 */
export function summarise(
  { plan, runs: planned, extensions: _, revision: _revision, ...experiment }: Experiment,
  runs: readonly Run[],
  connection: Connection | null,
): ExperimentSummary {
  const [first] = runs
  const done = runs.filter(({ state, results }) => state === 'done' && results === 'stored').length
  const underWay = runs.filter((run) => isUnderWay(run.state) || run.results === 'waiting').length
  return {
    ...experiment,
    title: plan.title,
    purpose: plan.purpose,
    surveyId: plan.source.surveyId,
    stem: stemOf(plan),
    arms: plan.arms.length,
    runs: { done, underWay, other: planned.length - done - underWay },
    practice: first?.practice ?? connection?.practice ?? false,
    connectionName: first?.connectionName ?? connection?.name ?? '',
  }
}

/** The stem of the item under test, as A asks it. */
function stemOf({ arms, draft, item }: Experiment['plan']): string {
  if (item === null) return ''
  const base = arms.find(({ kind }) => kind === 'base')?.question
  return (base ?? draft.questions.find(({ id }) => id === item))?.stem ?? ''
}
