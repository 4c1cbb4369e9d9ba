import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import { readResults } from '../../service/read-results.ts'
import type { SurveyState } from '../../service/service-api.ts'
import { outcomeOf } from './call-outcome.ts'
import { type Next, remoteIdOf, type StepParts } from './run-step.ts'

/** Looks once at a running survey. */
export async function lookAtRun(run: Run, parts: StepParts): Promise<Next> {
  const { store, signal, patience, hurry } = parts
  try {
    const unread = store.unread(run.id, 'status')
    const { value, raw } = await parts
      .client()
      .surveyStatus(remoteIdOf(run), { priority: 'poll', patience, hurry, signal, unread })
    store.keepPayload(run.id, 'status', raw)
    return applyStatus(run, value, parts)
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    // Gone at the service, or its connection gone here: nobody can ask for it any more.
    if (problem.code !== 'NOT_FOUND' && problem.code !== 'MISSING') return parts.later(problem)
    endRun(run, { state: 'failed', problem }, parts)
    return 'stop'
  }
}

/** Takes over what the service says of a run whose launch was in doubt. */
export function adoptStatus(run: Run, seen: SurveyState, parts: StepParts): Next {
  const now = parts.clock.now()
  const running = parts.store.change(run.id, {
    state: 'running',
    problem: null,
    launchedAt: run.launchedAt ?? now,
    checkedAt: now,
  })
  return applyStatus(running, seen, parts)
}

function applyStatus(run: Run, seen: SurveyState, { store, clock, lookAgain }: StepParts): Next {
  const now = clock.now()
  const heard: Partial<Run> = {
    progress: seen.progress ?? run.progress,
    // A draft that was launched: the person sees that the service tells something else.
    remoteStatus: seen.status === 'other' || seen.status === 'draft' ? seen.word : null,
    checkedAt: now,
    problem: null,
  }
  if (seen.status === 'done' || seen.status === 'failed') {
    // A failed run may have answers all the same; they are asked for, and shown as partial.
    store.change(run.id, { ...heard, state: seen.status, results: 'waiting', finishedAt: now })
    return 'go'
  }
  return lookAgain(store.change(run.id, heard))
}

/** Fetches the answers of a finished run, and stores them as received beside what was read from them. */
export async function fetchResults(run: Run, parts: StepParts): Promise<Next> {
  const { store, storage, clock, signal } = parts
  try {
    const { value, raw } = await parts.client().surveyResults(remoteIdOf(run), {
      priority: 'launch',
      signal,
      unread: store.unread(run.id, 'results'),
    })
    const payloadId = store.keepPayload(run.id, 'results', raw)
    const version = storage.surveys.version(run.versionId)
    if (!version) throw new Error('a run has no version')
    const results = readResults(value, version.draft)
    storage.runs.saveResults(run.id, payloadId, results, clock.now())
    const nothing =
      results.answers.length === 0 && results.counts.length === 0 && results.unplaced.length === 0
    endRun(run, { results: nothing ? 'empty' : 'stored', problem: null }, parts)
    return 'stop'
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    // What is too large is no smaller the next time.
    const refused = outcomeOf(problem) === 'refused' || problem.code === 'TOO_LARGE'
    // A failed run without answers is a plain failure, not a second one.
    if (refused && run.state === 'failed' && problem.code !== 'TOO_LARGE')
      endRun(run, { results: 'none', problem: null }, parts)
    else if (!refused || problem.reason === 'not_finished') return parts.later(problem)
    else endRun(run, { results: 'failed', problem }, parts)
    return 'stop'
  }
}

function endRun(run: Run, patch: Partial<Run>, { store, clock, onEnd }: StepParts): void {
  onEnd(store.change(run.id, { finishedAt: run.finishedAt ?? clock.now(), ...patch }))
}
