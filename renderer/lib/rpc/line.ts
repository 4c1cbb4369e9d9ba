import { NotAdmittedError } from './enter-host.ts'
import type { OpenTransport, Transport } from './transport.ts'
import { TransportError } from './transport-error.ts'

/**
 * `connecting`: first attempt. `reconnecting`: the line broke and the first attempts are under way. `lost`: several
 * attempts failed; Sonde goes on trying at long intervals, and at once on `retryNow`. `shut_out`: the host was
 * restarted and needs its new link; once that was opened in this browser, the next attempt succeeds.
 */
export type LineState = 'connecting' | 'connected' | 'reconnecting' | 'lost' | 'shut_out'

/** States in which a call waits for a single attempt, which starts at once, and rejects if that fails. */
const HOPELESS: ReadonlySet<LineState> = new Set(['lost', 'shut_out'])

/** Whether the line was open and is not now. */
export function isDown(state: LineState): boolean {
  return state === 'reconnecting' || HOPELESS.has(state)
}

/** The page's view of its line; fits `useSyncExternalStore`. */
export interface LineStatus {
  state(): LineState
  subscribe(listener: () => void): () => void
  /** Tries again at once instead of waiting for the next attempt. */
  retryNow(): void
}

/** A line that is opened again whenever it breaks. */
export interface Line extends LineStatus {
  /**
   * The open transport. Waits for an attempt under way; rejects with DISCONNECTED once the line is lost or shut out.
   */
  transport(signal: AbortSignal): Promise<Transport>
  close(): void
}

export interface LineOptions {
  /** Milliseconds before attempt `n` (from 1). */
  delay?: (attempt: number) => number
  /** Failed attempts in a row after which the line counts as lost. */
  attemptsUntilLost?: number
  /** Milliseconds for one attempt. */
  attemptTimeout?: number
}

const LONGEST_DELAY = 15_000

/** Milliseconds: 250, doubled each time up to 15 s; the jitter keeps several pages from trying at the same moment. */
function backoff(attempt: number): number {
  return Math.min(LONGEST_DELAY, 250 * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2)
}

/** Opens a line with `connect`, and again after each break. */
export function createLine(
  connect: OpenTransport,
  { delay = backoff, attemptsUntilLost = 5, attemptTimeout = 10_000 }: LineOptions = {},
): Line {
  const listeners = new Set<() => void>()
  const waiting = new Set<{ resolve: (transport: Transport) => void; reject: (error: unknown) => void }>()
  const ended = new AbortController()
  let state: LineState = 'connecting'
  let current: Transport | null = null
  let failures = 0
  let attempting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function become(next: LineState) {
    if (state === next) return
    state = next
    for (const listener of [...listeners]) listener()
  }

  function rejectWaiting() {
    const all = [...waiting]
    waiting.clear()
    for (const waiter of all) waiter.reject(new TransportError('DISCONNECTED'))
  }

  function opened(transport: Transport) {
    if (ended.signal.aborted) return transport.close()
    current = transport
    failures = 0
    const all = [...waiting]
    waiting.clear()
    for (const waiter of all) waiter.resolve(transport)
    become('connected')
    transport.onClose(() => {
      if (current !== transport) return
      current = null
      if (ended.signal.aborted) return
      become('reconnecting')
      schedule()
    })
  }

  function failed(error: unknown) {
    failures += 1
    if (error instanceof NotAdmittedError) become('shut_out')
    else if (failures >= attemptsUntilLost) become('lost')
    if (HOPELESS.has(state)) rejectWaiting()
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(attempt, delay(failures + 1))
  }

  async function attempt() {
    if (attempting || current || ended.signal.aborted) return
    attempting = true
    clearTimeout(timer)
    const settle = await connect(AbortSignal.any([ended.signal, AbortSignal.timeout(attemptTimeout)])).then(
      (transport) => () => opened(transport),
      (error: unknown) => () => {
        if (!ended.signal.aborted) failed(error)
      },
    )
    attempting = false
    settle()
  }

  void attempt()
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retryNow: () => void attempt(),
    transport(signal) {
      if (ended.signal.aborted) return Promise.reject(new TransportError('DISCONNECTED'))
      if (current) return Promise.resolve(current)
      if (HOPELESS.has(state)) void attempt()
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(waiter)
          reject(signal.reason)
        }
        const waiter = {
          resolve: (transport: Transport) => {
            signal.removeEventListener('abort', leave)
            resolve(transport)
          },
          reject: (error: unknown) => {
            signal.removeEventListener('abort', leave)
            reject(error)
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.add(waiter)
      })
    },
    close() {
      if (ended.signal.aborted) return
      ended.abort(new TransportError('DISCONNECTED'))
      clearTimeout(timer)
      current?.close()
      rejectWaiting()
      become('lost')
    },
  }
}
