import { AsyncIteratorClass, type ClientLink } from '@orpc/client'
import { getContractRouter, isContractProcedure } from '@orpc/contract'
import type { ProcedureMeta } from '../../../shared/contract/base.ts'
import { contract } from '../../../shared/contract/contract.ts'
import type { Line } from './line.ts'
import type { CallContext, Transport } from './transport.ts'
import { TransportError } from './transport-error.ts'

/** Milliseconds that a call waits for its reply, unless it sets a deadline. */
const DEFAULT_DEADLINE = 30_000

/**
 * Milliseconds for calls that wait for the service: for their turn in the call budget (a minute at worst), then for its
 * reply.
 */
const SERVICE_DEADLINE = 240_000

function deadlineOf(path: readonly string[], context: CallContext): number {
  if (context.deadline !== undefined) return context.deadline
  const called = getContractRouter(contract, path)
  const meta: ProcedureMeta = isContractProcedure(called) ? called['~orpc'].meta : {}
  return meta.waitsForService ? SERVICE_DEADLINE : DEFAULT_DEADLINE
}

/** Settles as `work` does, but rejects with DISCONNECTED as soon as the line is down. */
function whileOpen<T>(transport: Transport, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = transport.onClose(() => reject(new TransportError('DISCONNECTED')))
    work.then(resolve, reject).finally(() => leave())
  })
}

function isAsyncIterator(value: unknown): value is AsyncIterator<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value && 'next' in value
}

/** The same stream, but it ends with DISCONNECTED when the line is down. */
function settlingStream(transport: Transport, stream: AsyncIterator<unknown>): AsyncIterator<unknown> {
  return new AsyncIteratorClass(
    () => whileOpen(transport, stream.next()),
    async (reason) => {
      if (reason !== 'next') await stream.return?.()
    },
  )
}

/**
 * A link over a line that may break, on which every call settles. A call that was already sent when the line broke
 * rejects with DISCONNECTED, since nobody knows whether it was done; one that was not sent yet waits for the next line.
 */
export function createSettlingLink(line: Line): ClientLink<CallContext> {
  return {
    async call(path, input, options) {
      const deadline = new AbortController()
      const timer = setTimeout(
        () => deadline.abort(new TransportError('NO_ANSWER')),
        deadlineOf(path, options.context),
      )
      const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal
      try {
        signal.throwIfAborted()
        const transport = await line.transport(signal)
        const output = await whileOpen(transport, transport.link.call(path, input, { ...options, signal }))
        return isAsyncIterator(output) ? settlingStream(transport, output) : output
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
