import { AsyncIteratorClass } from '@orpc/client'
import { ORPCError } from '@orpc/server'
import { problemCodeSchema } from '../../shared/models/problem.ts'
import { SondeError, toProblem } from '../../shared/models/sonde-error.ts'
import type { Log } from './ports.ts'

/** A call of a procedure as oRPC hands it to a middleware. */
interface ProcedureCall<Result> {
  path: readonly string[]
  signal?: AbortSignal | undefined
  next(): PromiseLike<Result> | Result
}

/**
 * The one place where errors become what the page is told: the contract's typed error, a code and a `Problem` as plain
 * data, never a stack. It covers whatever a procedure throws, what a stream throws after it has begun, and an input or
 * an output that oRPC refuses because it breaks the contract. What is no `SondeError` is a mistake of ours: its name is
 * logged, its message is not, for that may quote an answer of the service.
 */
export function problemTeller(log: Log) {
  function typed(error: unknown, { path, signal }: Omit<ProcedureCall<unknown>, 'next'>): unknown {
    if (error instanceof ORPCError && problemCodeSchema.safeParse(error.code).success) return error
    const thrown = error instanceof ORPCError ? (error.cause ?? new TypeError(error.code)) : error
    const known = signal?.aborted && !(thrown instanceof SondeError) ? new SondeError('CANCELLED') : thrown
    if (!(known instanceof SondeError))
      log.error('procedure.failed', {
        procedure: path.join('.'),
        error: known instanceof Error ? known.name : typeof known,
        at: known instanceof Error ? (known.stack?.split('\n')[1]?.trim() ?? '') : '',
      })
    const problem = toProblem(known)
    return new ORPCError(problem.code, { message: problem.code, data: problem, defined: true })
  }

  return async <Result extends { output: unknown }>(call: ProcedureCall<Result>): Promise<Result> => {
    const told = async <T>(work: () => PromiseLike<T> | T): Promise<T> => {
      try {
        return await work()
      } catch (error) {
        throw typed(error, call)
      }
    }
    const result = await told(() => call.next())
    const { output } = result
    if (!isStream(output)) return result
    const stream = new AsyncIteratorClass(
      () => told(() => output.next()),
      async (reason) => {
        if (reason !== 'next') await output.return?.()
      },
    )
    return { ...result, output: stream }
  }
}

function isStream(value: unknown): value is AsyncIterator<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value && 'next' in value
}
