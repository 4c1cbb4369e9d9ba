import type { Run } from '../../../../shared/models/run.ts'

/**
 * Difference of `queueOrder` between runs that are put into the queue one after the other, in the order in which they
 * are to be sent.
 */
export const APART = 1 / 1024

/**
 * The `queueOrder` of a run that is put at the end of a connection's queue. It is the time, but never before a run that
 * waits: a clock that was set back must not send a later launch before an earlier one. `underWay`: the runs under way.
 */
export function endOfQueue(
  underWay: readonly Pick<Run, 'connectionId' | 'state' | 'queueOrder'>[],
  connectionId: string,
  now: number,
): number {
  return underWay
    .filter((run) => run.connectionId === connectionId && run.state === 'queued')
    .reduce((end, { queueOrder }) => (queueOrder > end ? queueOrder + APART : end), now)
}
