import { AsyncIteratorClass, ORPCError } from '@orpc/client'
import { problemCodeSchema } from '../../shared/models/problem.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { Log } from '../core/ports.ts'
import { tellProblem } from '../core/tell-problems.ts'

interface CallOptions {
  path: readonly string[]
  signal?: AbortSignal | undefined
  next(): Promise<unknown>
}

function isAsyncIterator(value: unknown): value is AsyncIterator<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value && 'next' in value
}

/**
 * Sees to it that nothing but the contract's typed errors crosses: also from inside a stream, which the router's own
 * middleware does not see, and for what oRPC itself refuses (an input or an output against the contract).
 */
export function problemInterceptor(log: Log) {
  function typed(error: unknown, { path, signal }: CallOptions): unknown {
    if (error instanceof ORPCError) {
      if (problemCodeSchema.safeParse(error.code).success) return error
      return tellProblem(error.cause ?? new TypeError(error.code), path, log)
    }
    return tellProblem(signal?.aborted ? new SondeError('CANCELLED') : error, path, log)
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
