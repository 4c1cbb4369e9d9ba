import { AsyncIteratorClass, ORPCError } from '@orpc/client'
import type { Problem } from '../../shared/models/problem.ts'
import { SondeError, toProblem } from '../../shared/models/sonde-error.ts'
import type { Log } from '../core/ports.ts'

interface CallOptions {
  path: readonly string[]
  signal?: AbortSignal | undefined
  next(): Promise<unknown>
}

/** Where it went wrong, without the message: that may quote what a person wrote. */
function framesOf(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
}

function isAsyncIterator(value: unknown): value is AsyncIterator<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value && 'next' in value
}

/**
 * Turns what the core throws into the contract's typed errors, for calls and inside streams: a `SondeError` crosses
 * as its problem; anything else is our mistake, which is logged here and crosses as INTERNAL without any detail.
 */
export function problemInterceptor(log: Log) {
  function typed(error: unknown, { path, signal }: CallOptions): ORPCError<string, Problem> {
    if (!(error instanceof SondeError) && signal?.aborted) return asError({ code: 'CANCELLED' })
    const problem = toProblem(error)
    if (problem.code === 'INTERNAL') {
      const cause = error instanceof SondeError ? (error.cause ?? error) : error
      log.error('rpc.failed', {
        procedure: path.join('.'),
        error: cause instanceof Error ? cause.name : typeof cause,
        where: cause instanceof Error ? framesOf(cause) : null,
      })
    }
    return asError(problem)
  }

  return async (options: CallOptions): Promise<unknown> => {
    const output = await options.next().catch((error: unknown) => {
      throw typed(error, options)
    })
    if (!isAsyncIterator(output)) return output
    return new AsyncIteratorClass(
      () =>
        output.next().catch((error: unknown) => {
          throw typed(error, options)
        }),
      async (reason) => {
        if (reason !== 'next') await output.return?.()
      },
    )
  }
}

function asError(problem: Problem): ORPCError<string, Problem> {
  return new ORPCError(problem.code, { data: problem, message: problem.code })
}
