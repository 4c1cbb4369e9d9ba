import { ORPCError } from '@orpc/client'
import type { Problem, ProblemCode } from '../../shared/models/problem.ts'
import { TransportError } from './rpc/transport-error.ts'

/** Why a call did not get through to the core: the line is down, or the call is too large. */
export interface LineProblem {
  code: 'TRANSPORT' | 'TOO_LONG'
}

/** A problem in the page: one of the core's, or one of the line. */
export type PageProblem = Problem | LineProblem

/** Whether a problem is one of the line to the core, and not of the core itself. */
export function isOfTheLine(problem: PageProblem): problem is LineProblem {
  return problem.code === 'TRANSPORT' || problem.code === 'TOO_LONG'
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

/** The problem to show for anything that a call rejected with; a problem stays as it is. */
export function problemOf(error: unknown): PageProblem {
  if (error instanceof TransportError) return { code: error.code === 'TOO_LONG' ? 'TOO_LONG' : 'TRANSPORT' }
  if (error instanceof ORPCError) return isProblem(error.data) ? error.data : { code: 'INTERNAL' }
  if (error instanceof Error) return { code: 'INTERNAL' }
  return isProblem(error) ? error : { code: 'INTERNAL' }
}

/** Whether a call failed with this code. */
export function failedWith(error: unknown, code: ProblemCode): boolean {
  return problemOf(error).code === code
}

const REFUSALS: ReadonlySet<PageProblem['code']> = new Set(['MISSING', 'CONFLICT', 'INVALID', 'REFUSED'])

/**
 * Whether the core itself refused the call, so that nothing was done. After any other failure it may have been done, in
 * part or as a whole.
 */
export function wasRefused(error: unknown): boolean {
  return REFUSALS.has(problemOf(error).code)
}
