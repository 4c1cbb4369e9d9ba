import { AsyncIteratorClass } from '@orpc/client'
import { ORPCError } from '@orpc/server'
import { problemCodeSchema } from '../../shared/models/problem.ts'
import { SondeError, toProblem } from '../../shared/models/sonde-error.ts'
import type { Log } from './ports.ts'

/** A call of a procedure, in the form in which oRPC passes it to a middleware. */
interface ProcedureCall<Result> {
  path: readonly string[]
  signal?: AbortSignal | undefined
  next(): PromiseLike<Result> | Result
}

/**
 * The one place where errors are converted for the page: into the contract's typed error, which holds a code and a
 * `Problem` as plain data, and never a stack. It covers what a procedure throws, what a stream throws after it has
 * begun, and inputs and outputs that oRPC rejects because they break the contract. An error that is no `SondeError` is
 * a bug of Sonde: its name is logged, but not its message, which may quote a reply of the service.
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
