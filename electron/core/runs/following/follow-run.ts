import { isDeepStrictEqual } from 'node:util'
import type { RunResults } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { SondeError, toProblem } from '../../../../shared/models/sonde-error.ts'
import { unlessAborted } from '../../../service/call/unless-aborted.ts'
import type { RemoteState } from '../../../service/service-api.ts'
import { outcomeOf } from '../../lost-creation/call-outcome.ts'
import { whatCame } from '../what-came.ts'
import { remoteIdOf, type StepEnd, type StepParts } from './run-step.ts'
import { settleProgress } from './settle-progress.ts'

/** Polls a running survey once. */
export async function pollRun(run: Run, parts: StepParts): Promise<StepEnd> {
  const { store, signal, lateAfter, hurry } = parts
  try {
    const onUnparsed = store.keepsUnparsed(run.id, 'status')
    const { value, raw } = await parts
      .client()
      .surveyStatus(remoteIdOf(run), { priority: 'poll', lateAfter, hurry, signal, onUnparsed })
    store.keepStatus(run.id, value.word, raw)
    return applyStatus(run, value, parts)
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    // The survey was deleted at the service, or the connection was removed here: the run can never be polled again.
    if (problem.code !== 'NOT_FOUND' && problem.code !== 'MISSING') return { failed: problem }
    return endRun(run, { state: 'failed', problem }, parts)
  }
}

/** Takes over the status of a survey whose launch was in doubt and turns out to have gone through. */
export function adoptStatus(run: Run, seen: RemoteState, parts: StepParts): StepEnd {
  const now = parts.clock.now()
  const running = parts.store.hear(run.id, {
    state: 'running',
    problem: null,
    launchedAt: run.launchedAt ?? now,
    checkedAt: now,
  })
  return applyStatus(running, seen, parts)
}

/** As many of the newest runs that have ended tell what a bare number of progress counts. */
const TELLING_RUNS = 100

function applyStatus(run: Run, seen: RemoteState, { store, storage, clock }: StepParts): StepEnd {
  const now = clock.now()
  const ofConnection = () =>
    storage.runs
      .list({ underWay: false, limit: TELLING_RUNS })
      .filter(({ connectionId }) => connectionId === run.connectionId)
  const progress = seen.progress ? settleProgress(seen.progress, run, ofConnection) : run.progress
  const heard: Partial<Run> = {
    progress,
    movedAt: isDeepStrictEqual(progress, run.progress) ? run.movedAt : now,
    // Where the service calls a launched survey a draft, the person is shown the service's own word.
    remoteStatus: seen.status === 'other' || seen.status === 'draft' ? (seen.word ?? '') : null,
    checkedAt: now,
    problem: null,
  }
  if (seen.status === 'done' || seen.status === 'failed') {
    // A failed run may have answers all the same: they are fetched, and shown as partial.
    store.hear(run.id, { ...heard, state: seen.status, results: 'waiting', finishedAt: now })
    return 'go'
  }
  return { poll: store.note(run.id, heard) }
}

/** A run's answers as read, and the id of the payload that they were read from. */
interface Fetched {
  results: RunResults
  payloadId: string
}

/** Reads a stored payload on another thread, because it may take long. */
async function readKept(run: Run, payloadId: string, parts: StepParts): Promise<Fetched> {
  const { store, storage, reader, recipeOf, signal } = parts
  const version = storage.surveys.version(run.versionId)
  if (!version) throw new Error('a run has no version')
  const payload = { id: payloadId, text: store.unsavedText(payloadId) }
  const recipe = recipeOf(run.connectionId)?.results
  const task = { draft: version.draft, personas: run.personas, recipe }
  return { results: await unlessAborted(reader.results(payload, task), signal), payloadId }
}

/**
 * Reads results that were received but not read yet, because Sonde ended in between or the disk refused the reading.
 * Null where there are none.
 */
async function readEarlier(run: Run, parts: StepParts): Promise<Fetched | null> {
  const kept = parts.store.unparsedResults(run.id)
  if (kept === null) return null
  try {
    return await readKept(run, kept, parts)
  } catch (error) {
    const { code } = toProblem(error)
    // A payload that is no reply of the service is fetched again.
    if (code === 'CUT_ANSWER' || code === 'NOT_THIS_SERVICE') return null
    throw error
  }
}

/** Fetches the results and stores them as received; returns the id of the payload. */
async function askForResults(run: Run, { store, signal, client }: StepParts): Promise<string> {
  // The survey was deleted at the service.
  if (run.remoteId === null) throw new SondeError('NOT_FOUND')
  const { raw } = await client().surveyResults(run.remoteId, {
    // Without `lateAfter`, so that it goes before all polls of runs that may have ended.
    priority: 'poll',
    signal,
    onUnparsed: store.keepsUnparsed(run.id, 'results'),
  })
  // Fast even for large results: their parts were written before (`prepare`).
  return store.keepPayload(run.id, 'results', raw)
}

/** Fetches the answers of a finished run. Stores them as received, and what was read from them. */
export async function fetchResults(run: Run, parts: StepParts): Promise<StepEnd> {
  const { store, signal } = parts
  try {
    // Results may be long: while the disk refuses writes, it is better to fetch them later than to hold them in memory.
    store.demandSaved(run.id)
    const { results, payloadId } =
      (await readEarlier(run, parts)) ?? (await readKept(run, await askForResults(run, parts), parts))
    store.keepResults(run.id, payloadId, results)
    return endRun(run, { ...whatCame(results), problem: null }, parts)
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    // Results that are too large now will be too large the next time as well.
    const refused = outcomeOf(problem) === 'refused' || problem.code === 'TOO_LARGE'
    // A failed run without answers has simply failed: the missing answers are no further problem.
    if (refused && run.state === 'failed' && problem.code !== 'TOO_LARGE')
      return endRun(run, { results: 'none', problem: null }, parts)
    if (!refused || problem.reason === 'not_finished') return { failed: problem }
    return endRun(run, { results: 'failed', problem }, parts)
  }
}

/** Records that a run has ended. */
export function endRun(run: Run, patch: Partial<Run>, { store, clock }: StepParts): StepEnd {
  return { ended: store.hear(run.id, { finishedAt: run.finishedAt ?? clock.now(), ...patch }) }
}
