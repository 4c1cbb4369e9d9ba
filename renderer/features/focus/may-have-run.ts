import type { Problem } from '../../../shared/models/problem.ts'

/** Failures of a request that say nothing about whether the service carried it out. */
const UNCLEAR: ReadonlySet<Problem['code']> = new Set([
  'UNREACHABLE',
  'TIMED_OUT',
  'NOT_THIS_SERVICE',
  'CUT_ANSWER',
  'TOO_LARGE',
  'SERVICE_FAILED',
])

/** Whether the service may have run the round that a request asked for although the request failed. */
export function mayHaveRun({ code, unsent, cause }: Problem): boolean {
  return unsent !== true && cause !== 'redirect' && UNCLEAR.has(code)
}
