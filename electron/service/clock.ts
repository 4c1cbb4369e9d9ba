/** The clock that callers pass in; the core's clock has this shape. All times are in milliseconds. */
export interface Clock {
  /** Since 1970, by the machine's wall clock: it may be set ahead or back at any time. */
  now(): number
  /** By a clock that only goes forward, from an arbitrary zero. It may stand still while the machine sleeps. */
  monotonic(): number
  /** Resolves after `ms`, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}
