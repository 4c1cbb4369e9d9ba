/** Time, as an argument; the core's clock fits. Milliseconds. */
export interface Clock {
  /** Since 1970, as the machine's wall clock has it: it may be set ahead or back at any time. */
  now(): number
  /** On a clock that only goes forward, from any beginning. It may stand still while the machine sleeps. */
  monotonic(): number
  /** Resolves after `ms`, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}
