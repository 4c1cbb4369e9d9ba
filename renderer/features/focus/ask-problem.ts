import type { FocusSession } from '../../../shared/models/focus.ts'
import type { ProblemCode } from '../../../shared/models/problem.ts'
import { failedWith } from '../../lib/problem-of.ts'

/**
 * The problem to show under a transcript: that of the last request, or else why a click had no effect; null where there
 * is none. CONFLICT is none: a second click, or another window, came while a round was already requested, and that
 * round is on the screen.
 *
 * @param errors what the last clicks on each button were rejected with
 */
export function askProblem({ problem }: Pick<FocusSession, 'problem'>, errors: readonly unknown[]): unknown {
  return problem ?? errors.find((error) => error && !failedWith(error, 'CONFLICT')) ?? null
}

/** Problems after which the service may have run the round that was requested. */
const UNCLEAR: ReadonlySet<ProblemCode> = new Set([
  'CUT_ANSWER',
  'TIMED_OUT',
  'UNREACHABLE',
  'SERVICE_FAILED',
  'TOO_LARGE',
])

/** Whether the last request failed in such a way that its round may have run, and the next one may run another. */
export function mayHaveRun({ problem }: Pick<FocusSession, 'problem'>): boolean {
  return problem !== null && problem.unsent !== true && UNCLEAR.has(problem.code)
}
