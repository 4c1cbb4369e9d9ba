import { SondeError } from '../../../shared/models/sonde-error.ts'

/** How a call ends that the service may count only later: it was given up, or its line broke. */
const UNANSWERED: ReadonlySet<string> = new Set(['UNREACHABLE', 'TIMED_OUT', 'CANCELLED'])

/** Milliseconds for which a request may still be on its way when nobody waits for its answer any more. */
export const ON_ITS_WAY = 5_000

/** Milliseconds after a call's end by which the service has counted it, by what the call rejected with. */
export function countedAfter(error: unknown): number {
  if (!(error instanceof SondeError) || error.problem.unsent) return 0
  return UNANSWERED.has(error.problem.code) ? ON_ITS_WAY : 0
}
