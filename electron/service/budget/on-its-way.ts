import { SondeError } from '../../../shared/models/sonde-error.ts'

/** Errors of calls without an answer (given up, or the line broke): the service may count such a call after its end. */
const UNANSWERED: ReadonlySet<string> = new Set(['UNREACHABLE', 'TIMED_OUT', 'CANCELLED'])

/** For how long, in milliseconds, a request may still be on its way after the call was given up. */
export const ON_ITS_WAY = 5_000

/** Milliseconds after a call's end by which the service has counted it, judged by the error it rejected with. */
export function countedAfter(error: unknown): number {
  if (!(error instanceof SondeError) || error.problem.unsent) return 0
  return UNANSWERED.has(error.problem.code) ? ON_ITS_WAY : 0
}
