import type { Run } from '../../../../shared/models/run.ts'
import { toProblem } from '../../../../shared/models/sonde-error.ts'
import { adoptStatus } from './follow-run.ts'
import { remoteIdOf, type StepEnd, type StepParts } from './run-step.ts'

/**
 * Times of a launch to be stopped. Computed before the service is asked, because its reply does not cover what happens
 * afterwards. Milliseconds.
 */
export interface StopTimes {
  /**
   * Until the service has certainly finished with a launch of Sonde that was cut; 0 or less when that time has passed,
   * or where there was none.
   */
  left: number
  /** Between two looks at the status. */
  looks: number
}

/**
 * Finds out what became of a launch that a person asked to stop. The service has no call that stops a run, and it may
 * carry out a launch after its call was cut. So the run counts as stopped only if the service goes on calling the
 * survey a draft. A survey that has started, here or elsewhere, is followed like any other.
 */
export async function stopLaunch(run: Run, parts: StepParts, { left, looks }: StopTimes): Promise<StepEnd> {
  const { store, clock, signal } = parts
  const stopped = (): StepEnd => {
    store.hear(run.id, { state: 'stopped', problem: null, finishedAt: clock.now() })
    return 'stop'
  }
  if (run.state === 'created' && !run.mayRunAlready) return stopped()
  try {
    const { value } = await parts.client().surveyStatus(remoteIdOf(run), {
      // No launch of Sonde is on its way, so that one reply decides: the person need not wait behind other launches.
      priority: run.state === 'created' ? 'person' : 'launch',
      signal,
      onUnparsed: store.keepsUnparsed(run.id, 'status'),
    })
    const isCertain = left <= 0
    // An unknown status word may mean a draft or a running survey. Once the wait is over it counts as running:
    // nothing that may run is called stopped.
    if (value.status === 'draft' || (value.status === 'other' && !isCertain))
      return isCertain ? stopped() : { wait: Math.min(left, looks) }
    return adoptStatus(run, value, parts)
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    // A survey that does not exist does not run.
    if (problem.code === 'NOT_FOUND') return stopped()
    if (problem.code !== 'MISSING') return { failed: problem }
    // The connection was removed: the survey's status cannot be fetched any more.
    return { ended: store.hear(run.id, { state: 'failed', problem, finishedAt: clock.now() }) }
  }
}
