import { testedStem, toldTitle } from '../../../shared/experiments/told-title.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import type { ExperimentHead, ExperimentSummary, RunStanding } from '../../../shared/models/experiment.ts'
import { isUnderWay } from '../../../shared/models/run.ts'

/**
 * A row of the list of experiments. A run with stored answers counts however it ended, as it does for the verdict.
 *
 * @param runs the experiment's runs that still exist
 * @param connection the plan's connection, null where it was removed; runs keep a copy of its name
 */
export function summarise(
  { plan, runs: planned, ...experiment }: ExperimentHead,
  runs: readonly RunStanding[],
  connection: Connection | null,
): ExperimentSummary {
  const [first] = runs
  const answered = runs.filter(({ results }) => results === 'stored')
  const withAnswers = new Set(answered.map(({ id }) => id))
  const replaced = new Set(planned.map(({ replaces }) => replaces))
  const counted = planned.filter(({ runId }) => withAnswers.has(runId) || !replaced.has(runId))
  const places = new Set(counted.map(({ runId }) => runId))
  const underWay = runs.filter(
    ({ id, state, results }) =>
      places.has(id) && results !== 'stored' && (isUnderWay(state) || results === 'waiting'),
  ).length
  return {
    ...experiment,
    title: toldTitle(plan),
    purpose: plan.purpose,
    surveyId: plan.source.surveyId,
    stem: testedStem(plan),
    arms: plan.arms.length,
    runs: {
      done: answered.length,
      cutShort: answered.filter(({ state }) => state !== 'done').length,
      underWay,
      other: counted.length - answered.length - underWay,
    },
    practice: first?.practice ?? connection?.practice ?? false,
    connectionName: first?.connectionName ?? connection?.name ?? '',
  }
}
