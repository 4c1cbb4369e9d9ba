import type { Problem } from '../../../../shared/models/problem.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { SondeError, toProblem } from '../../../../shared/models/sonde-error.ts'
import type { RemoteState } from '../../../service/service-api.ts'
import { outcomeOf } from '../../lost-creation/call-outcome.ts'
import type { RunStore } from '../run-store.ts'
import { adoptStatus } from './follow-run.ts'
import { remoteIdOf, type StepEnd, type StepParts } from './run-step.ts'

/** Launches a created survey. A launch may be repeated: the service refuses one that is already running. */
export async function launchRemoteSurvey(run: Run, parts: StepParts): Promise<StepEnd> {
  const { store, clock, signal } = parts
  const id = remoteIdOf(run)
  // The pause that the service asked for is over; the call now waits for its turn in the budget.
  if (run.problem?.code === 'BUSY') store.note(run.id, { problem: null })
  try {
    if (run.state === 'launching' || run.mayRunAlready) {
      // The reply to an earlier launch was lost, or the survey was not followed until now: check first whether it runs.
      // An unknown status word may mean a draft.
      const seen = await parts.client().surveyStatus(id, {
        priority: 'launch',
        signal,
        onUnparsed: store.keepsUnparsed(run.id, 'status'),
      })
      if (hasStarted(seen.value)) return adoptStatus(run, seen.value, parts)
      // The person has asked to stop in the meantime: nothing more is launched.
      if (store.get(run.id).stopAskedAt !== null) return 'go'
      if (run.state === 'created' && seen.value.status === 'draft')
        store.note(run.id, { mayRunAlready: false })
    }
    store.demandSaved(run.id)
    const { raw } = await parts.client().launchSurvey(id, {
      priority: 'launch',
      // Until the call's turn in the budget comes, nothing is launched and the run may be stopped.
      onTurn: () => {
        if (signal.aborted || isStopped(run.id, store)) throw new SondeError('CANCELLED')
        store.change(run.id, { state: 'launching', problem: null })
      },
      tellsBusy: true,
      signal,
      onUnparsed: store.keepsUnparsed(run.id, 'launch'),
    })
    const now = clock.now()
    const running = store.hear(run.id, { state: 'running', problem: null, launchedAt: now, checkedAt: now })
    store.keepPayload(run.id, 'launch', raw)
    return { poll: running }
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    // The person asked to stop while the call waited, so it was not sent. Whether an earlier launch went through is
    // still to be found out.
    if (problem.code === 'CANCELLED' && isStopped(run.id, store)) return 'go'
    if (problem.code === 'REFUSED') return afterRefusal(run, problem, parts)
    switch (outcomeOf(problem)) {
      case 'not_sent':
        // The state is unchanged: an earlier launch that was in doubt remains so.
        store.hear(run.id, { state: run.state })
        return { failed: problem }
      case 'unclear':
        return { failed: problem }
      case 'refused':
        return notLaunched(run, problem, parts)
    }
  }
}

/** Whether a launch that waits for its turn is no longer wanted. */
function isStopped(id: string, store: RunStore): boolean {
  const { state, stopAskedAt } = store.get(id)
  return stopAskedAt !== null || (state !== 'created' && state !== 'launching')
}

/** The service refuses to launch a survey that is no draft any more. Then it runs already, and all is well. */
async function afterRefusal(run: Run, problem: Problem, parts: StepParts): Promise<StepEnd> {
  const { store, signal } = parts
  try {
    const seen = await parts.client().surveyStatus(remoteIdOf(run), {
      priority: 'launch',
      signal,
      onUnparsed: store.keepsUnparsed(run.id, 'status'),
    })
    if (meansLaunched(problem, seen.value)) return adoptStatus(run, seen.value, parts)
  } catch (error) {
    if (signal.aborted) return 'stop'
    // Only the service's status tells whether the survey runs already: try again later.
    if (outcomeOf(toProblem(error)) !== 'refused') return { failed: toProblem(error) }
  }
  return notLaunched(run, problem, parts)
}

function notLaunched(run: Run, problem: Problem, { store, clock }: StepParts): StepEnd {
  const stopAsked = store.get(run.id).stopAskedAt !== null
  store.hear(
    run.id,
    stopAsked ? { state: 'stopped', problem: null, finishedAt: clock.now() } : { state: 'refused', problem },
  )
  return 'stop'
}

function hasStarted({ status }: RemoteState): boolean {
  return status === 'running' || status === 'done' || status === 'failed'
}

/**
 * Whether a launch was refused because the survey is launched already, and not because the account, plan, rights or the
 * survey itself do not allow it. An unknown status word proves neither; answers prove that it is launched.
 */
function meansLaunched({ reason }: Problem, seen: RemoteState): boolean {
  if (hasStarted(seen)) return true
  if (seen.status === 'draft') return false
  return reason === 'already_launched' || hasAnswers(seen)
}

function hasAnswers({ progress }: RemoteState): boolean {
  return [progress?.answered, progress?.fraction, progress?.bare].some((told) => (told ?? 0) > 0)
}
