import type { Run } from '../../../shared/models/run.ts'
import type { SurveyService } from '../surveys/survey-service.ts'
import type { RunService } from './run-service.ts'

/** Moves surveys to the bin or restores them; returns how many runs it has taken out of the queue. */
export type BinSurveys = (ids: readonly string[], deleted: boolean) => { stopped: number }

/** States in which the creation or the launch is still to be sent. */
const WAITS: ReadonlySet<Run['state']> = new Set(['queued', 'created'])

/**
 * A survey in the bin must cause no costs. So its runs that wait to be sent are stopped first, and a run whose creation
 * is on its way is stopped as soon as that is answered. Runs that a person launches later are not stopped.
 */
export function createBinWithRuns(
  surveys: Pick<SurveyService, 'setDeleted'>,
  runs: Pick<RunService, 'list' | 'stop' | 'stopOnceCreated'>,
): BinSurveys {
  return (ids, deleted) => {
    const asked = ids.flatMap((surveyId) => runs.list({ surveyId }))
    if (!deleted) for (const { id } of asked) runs.stopOnceCreated.drop(id)
    const waiting = deleted
      ? asked.filter(({ state, stopAskedAt }) => WAITS.has(state) && stopAskedAt === null)
      : []
    for (const { id } of waiting) runs.stop(id)
    if (deleted) for (const { id } of asked) runs.stopOnceCreated.add(id)
    surveys.setDeleted([...ids], deleted)
    return { stopped: waiting.length }
  }
}
