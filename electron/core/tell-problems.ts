import { ORPCError } from '@orpc/server'
import { SondeError, toProblem } from '../../shared/models/sonde-error.ts'
import type { Log } from './ports.ts'

/**
 * Turns anything thrown into the contract's typed error: a code and a `Problem` as plain data, never a stack.
 * What is no `SondeError` is a mistake of ours: its name is logged, its words are not, for they may quote an answer.
 */
export function tellProblem(error: unknown, path: readonly string[], log: Log): unknown {
  if (error instanceof ORPCError) return error
  if (!(error instanceof SondeError))
    log.error('procedure.failed', {
      procedure: path.join('.'),
      error: error instanceof Error ? error.name : typeof error,
      at: error instanceof Error ? (error.stack?.split('\n')[1]?.trim() ?? '') : '',
    })
  const problem = toProblem(error)
  return new ORPCError(problem.code, { message: problem.code, data: problem, defined: true })
}
