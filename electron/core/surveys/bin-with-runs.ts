import type { Run } from '../../../shared/models/run.ts'
import type { RunService } from '../runs/run-service.ts'
import type { SurveyService } from './survey-service.ts'

/** Moves surveys to the bin, or brings them back; returns how many runs it has taken out of the queue. */
export type BinSurveys = (ids: readonly string[], deleted: boolean) => { stopped: number }

/** What has still to be sent: the creation, or the launch. */
const WAITS: ReadonlySet<Run['state']> = new Set(['queued', 'created'])

/**
 * What lies in the bin costs nothing: a survey's runs that wait to be sent are stopped before it goes there, and one whose
 * creation is just then on its way as soon as that is answered. One that a person asks for later is none of these.
 */
export function createBinWithRuns(
  surveys: Pick<SurveyService, 'setDeleted'>,
  runs: Pick<RunService, 'list' | 'stop' | 'stopOnceCreated'>,
): BinSurveys {
  return (ids, deleted) => {
    const asked = ids.flatMap((surveyId) => runs.list({ surveyId }))
    if (!deleted) for (const { id } of asked) runs.stopOnceCreated.drop(id)
    const waiting = deleted ? asked.filter(({ state }) => WAITS.has(state)) : []
    for (const { id } of waiting) runs.stop(id)
    surveys.setDeleted([...ids], deleted)
    if (deleted) for (const run of asked) runs.stopOnceCreated.add(run)
    return { stopped: waiting.length }
  }
}
