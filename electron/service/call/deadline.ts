import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Clock } from '../clock.ts'

/** How long an answer may take, in milliseconds. */
export interface TimeLimits {
  /** From the call to the end of its answer. */
  total: number
  /** Without a byte, once the answer has begun. */
  idle: number
}

/** Ends a call that takes too long or that nobody wants any more. */
export interface Deadline {
  /** Aborts with a `SondeError`: TIMED_OUT or CANCELLED. */
  readonly signal: AbortSignal
  /** The promise's outcome, or a rejection as soon as the deadline ends it, even if the promise never settles. */
  race<T>(promise: Promise<T>): Promise<T>
  /** To be called for each chunk that arrives: the idle time starts again. */
  touch(): void
  /** To be called when the call is over: stops the timers. */
  stop(): void
}

/** Starts a deadline, whose total time begins now. */
export function startDeadline(clock: Clock, limits: TimeLimits, outer: AbortSignal | undefined): Deadline {
  const end = new AbortController()
  const timers = new AbortController()
  let idle = new AbortController()
  const timeOut = (ms: number, signal: AbortSignal): void => {
    void clock.sleep(ms, signal).then(() => {
      if (!signal.aborted) end.abort(new SondeError('TIMED_OUT'))
    })
  }
  const cancel = (): void => end.abort(new SondeError('CANCELLED'))
  if (outer?.aborted) cancel()
  outer?.addEventListener('abort', cancel, { once: true })
  timeOut(limits.total, timers.signal)
  return {
    signal: end.signal,
    race: (promise) => raceWith(promise, end.signal),
    touch() {
      idle.abort()
      idle = new AbortController()
      timeOut(limits.idle, idle.signal)
    },
    stop() {
      timers.abort()
      idle.abort()
      outer?.removeEventListener('abort', cancel)
    },
  }
}

function raceWith<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(signal.reason)
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', fail))
  })
}
