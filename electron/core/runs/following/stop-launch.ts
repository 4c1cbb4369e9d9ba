import type { Run } from '../../../../shared/models/run.ts'
import { toProblem } from '../../../../shared/models/sonde-error.ts'
import { adoptStatus } from './follow-run.ts'
import { remoteIdOf, type StepEnd, type StepParts } from './run-step.ts'

/** Computed before the service is asked, for what happens after its answer is not in that answer. Milliseconds. */
export interface Settling {
  /** Until a call that broke off is surely over at the service; negative when that is past. */
  left: number
  /** Between two questions. */
  looks: number
}

/**
 * Finds out what became of a launch that a person asked to stop. The service has no call that stops a run, and may
 * carry out a launch whose call broke off later still: only where it goes on calling the survey a draft is it stopped.
 * One that has started is followed as any other, for it runs.
 */
export async function stopLaunch(run: Run, parts: StepParts, { left, looks }: Settling): Promise<StepEnd> {
  const { store, clock, signal } = parts
  const stopped = (): StepEnd => {
    store.hear(run.id, { state: 'stopped', problem: null, finishedAt: clock.now() })
    return 'stop'
  }
  if (run.state === 'created') return stopped()
  try {
    const { value } = await parts.client().surveyStatus(remoteIdOf(run), {
      priority: 'launch',
      signal,
      onUnparsed: store.keepsUnparsed(run.id, 'status'),
    })
    const settled = left <= 0
    // An unknown status word may mean a draft or a running survey. Once the wait is over it counts as running:
    // nothing that may run is called stopped.
    if (value.status === 'draft' || (value.status === 'other' && !settled))
      return settled ? stopped() : { wait: Math.min(left, looks) }
    return adoptStatus(run, value, parts)
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    // What is not there does not run.
    if (problem.code === 'NOT_FOUND') return stopped()
    if (problem.code !== 'MISSING') return { failed: problem }
    // Its connection is gone: nobody can ask for it any more.
    return { ended: store.hear(run.id, { state: 'failed', problem, finishedAt: clock.now() }) }
  }
}
