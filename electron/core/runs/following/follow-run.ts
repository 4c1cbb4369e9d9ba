import type { RunResults } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { SondeError, toProblem } from '../../../../shared/models/sonde-error.ts'
import { withPersonas } from '../../../service/reading/read-progress.ts'
import { isEmptyReading } from '../../../service/results/read-results.ts'
import type { SurveyState } from '../../../service/service-api.ts'
import { outcomeOf } from '../../lost-creation/call-outcome.ts'
import { unlessAborted } from '../../waiting/unless-aborted.ts'
import { remoteIdOf, type StepEnd, type StepParts } from './run-step.ts'

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
    // The survey is gone at the service, or the connection is gone here: the run can never be polled again.
    if (problem.code !== 'NOT_FOUND' && problem.code !== 'MISSING') return { failed: problem }
    return endRun(run, { state: 'failed', problem }, parts)
  }
}

/** Takes over what the service says of a run whose launch was in doubt. */
export function adoptStatus(run: Run, seen: SurveyState, parts: StepParts): StepEnd {
  const now = parts.clock.now()
  const running = parts.store.hear(run.id, {
    state: 'running',
    problem: null,
    launchedAt: run.launchedAt ?? now,
    checkedAt: now,
  })
  return applyStatus(running, seen, parts)
}

function applyStatus(run: Run, seen: SurveyState, { store, clock }: StepParts): StepEnd {
  const now = clock.now()
  const heard: Partial<Run> = {
    progress: seen.progress ? withPersonas(seen.progress, run.personas) : run.progress,
    // A launched survey that the service calls a draft: the person is shown the service's own word.
    remoteStatus: seen.status === 'other' || seen.status === 'draft' ? seen.word : null,
    checkedAt: now,
    problem: null,
  }
  if (seen.status === 'done' || seen.status === 'failed') {
    // A failed run may have answers all the same; they are asked for, and shown as partial.
    store.hear(run.id, { ...heard, state: seen.status, results: 'waiting', finishedAt: now })
    return 'go'
  }
  return { poll: store.note(run.id, heard) }
}

/** Answers of a run as read, and the id of the answer that they were read from. */
interface Fetched {
  results: RunResults
  payloadId: string
}

/** Reads an answer that was kept, however long that takes: away from this thread. */
async function readKept(run: Run, payloadId: string, parts: StepParts): Promise<Fetched> {
  const { store, storage, reader, recipeOf, signal } = parts
  const version = storage.surveys.version(run.versionId)
  if (!version) throw new Error('a run has no version')
  const payload = { id: payloadId, text: store.unsavedText(payloadId) }
  const recipe = recipeOf(run.connectionId)?.results
  const task = { draft: version.draft, personas: run.personas, recipe }
  return { results: await unlessAborted(reader.results(payload, task), signal), payloadId }
}

/** What was received and not read: Sonde ended in between, or the disk refused what was read. Null where there is none. */
async function readEarlier(run: Run, parts: StepParts): Promise<Fetched | null> {
  const kept = parts.store.unparsedResults(run.id)
  if (kept === null) return null
  try {
    return await readKept(run, kept, parts)
  } catch (error) {
    const { code } = toProblem(error)
    // What is no answer of the service is asked for again.
    if (code === 'CUT_ANSWER' || code === 'NOT_THIS_SERVICE') return null
    throw error
  }
}

/** Asks for the results, and keeps them as received; returns the id of the answer. */
async function askForResults(run: Run, { store, signal, client }: StepParts): Promise<string> {
  // Its survey was deleted at the service.
  if (run.remoteId === null) throw new SondeError('NOT_FOUND')
  const { raw } = await client().surveyResults(run.remoteId, {
    // Without `lateAfter`, so that it goes before all polls of runs that may have ended.
    priority: 'poll',
    signal,
    onUnparsed: store.keepsUnparsed(run.id, 'results'),
  })
  // A large one whose parts are there already is kept in a moment.
  return store.keepPayload(run.id, 'results', raw)
}

/** Fetches the answers of a finished run, and stores them as received beside what was read from them. */
export async function fetchResults(run: Run, parts: StepParts): Promise<StepEnd> {
  const { store, signal } = parts
  try {
    // Results may be long: while the disk refuses writes they are better fetched later than held in memory.
    store.demandSaved(run.id)
    const { results, payloadId } =
      (await readEarlier(run, parts)) ?? (await readKept(run, await askForResults(run, parts), parts))
    store.keepResults(run.id, payloadId, results)
    return endRun(run, { results: isEmptyReading(results) ? 'empty' : 'stored', problem: null }, parts)
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    // An answer that is too large will be too large the next time as well.
    const refused = outcomeOf(problem) === 'refused' || problem.code === 'TOO_LARGE'
    // A failed run for which there are no answers has simply failed: the missing answers are no further problem.
    if (refused && run.state === 'failed' && problem.code !== 'TOO_LARGE')
      return endRun(run, { results: 'none', problem: null }, parts)
    if (!refused || problem.reason === 'not_finished') return { failed: problem }
    return endRun(run, { results: 'failed', problem }, parts)
  }
}

/** Tells that nothing more comes of a run. */
export function endRun(run: Run, patch: Partial<Run>, { store, clock }: StepParts): StepEnd {
  return { ended: store.hear(run.id, { finishedAt: run.finishedAt ?? clock.now(), ...patch }) }
}
