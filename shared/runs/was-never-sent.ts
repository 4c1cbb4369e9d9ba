import type { Run } from '../models/run.ts'

/** What must be known of a run to say that nothing of it was ever sent. */
export type SentRun = Pick<Run, 'state' | 'sentAt' | 'remoteId' | 'mayHaveLeft' | 'doubt'>

/**
 * Whether a person took the run out of the queue before anything of it was sent. Then nothing of it can be at the
 * service, and Sonde may forget it.
 */
export function wasNeverSent({ state, sentAt, remoteId, mayHaveLeft, doubt }: SentRun): boolean {
  return state === 'stopped' && sentAt === null && remoteId === null && !mayHaveLeft && doubt === null
}
