import { AsyncIteratorClass, type ClientLink } from '@orpc/client'
import type { Connection } from './connection.ts'
import { TransportError } from './transport-error.ts'
import type { CallContext, Wire } from './wire.ts'

/** Milliseconds that a call waits for its answer when it says nothing itself. */
const DEFAULT_DEADLINE = 30_000

/** For calls that wait for the service: a turn in the rate budget (a minute at worst) and the service's time-out. */
const SERVICE_DEADLINE = 240_000

const SERVICE_CALLS = new Set([
  'connections.check',
  'runs.candidates',
  'runs.decide',
  'runs.stop',
  'runs.retry',
  'runs.removeRemote',
  'focus.create',
  'focus.candidates',
  'focus.decide',
  'focus.removeRemote',
])

function deadlineOf(path: readonly string[], context: CallContext): number {
  if (context.deadline !== undefined) return context.deadline
  const waitsForService = path[0] === 'account' || SERVICE_CALLS.has(path.join('.'))
  return waitsForService ? SERVICE_DEADLINE : DEFAULT_DEADLINE
}

/** Settles as `work` does, or rejects with DISCONNECTED as soon as the line is down, whatever `work` then does. */
function whileOpen<T>(wire: Wire, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = wire.onClose(() => reject(new TransportError('DISCONNECTED')))
    work.then(resolve, reject).finally(() => leave())
  })
}

function isAsyncIterator(value: unknown): value is AsyncIterator<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value && 'next' in value
}

/** The same stream, which ends with DISCONNECTED when the line is down. */
function settlingStream(wire: Wire, stream: AsyncIterator<unknown>): AsyncIterator<unknown> {
  return new AsyncIteratorClass(
    () => whileOpen(wire, stream.next()),
    async (reason) => {
      if (reason !== 'next') await stream.return?.()
    },
  )
}

/**
 * A link over a line that may break: every call settles. What was sent when the line broke rejects with DISCONNECTED,
 * since nobody knows whether it was done; what was not sent yet waits for the next line.
 */
export function createSettlingLink(connection: Connection): ClientLink<CallContext> {
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
        const wire = await connection.wire(signal)
        const output = await whileOpen(wire, wire.link.call(path, input, { ...options, signal }))
        return isAsyncIterator(output) ? settlingStream(wire, output) : output
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
