import type { CallPriority } from '../service-api.ts'

/**
 * The service counts calls in a sliding minute (interface specification, "Limits"). The 25 ms are a margin for the
 * rounding of the two clocks.
 */
export const WINDOW_MS = 60_000 + 25

/** One call as the window counts it. Times are those of the monotonic clock. */
export interface CountedCall {
  readonly priority: CallPriority
  readonly startedAt: number
  /**
   * By when the service has counted it: the end of its answer, or a little later where none came. Null while under way.
   */
  endedAt: number | null
  /** Whether the service refused it with a 429, and so did not count it. */
  refused: boolean
}

/** The calls of one key that still count. */
export class CallWindow {
  #calls: CountedCall[] = []

  start(priority: CallPriority, now: number): CountedCall {
    const call: CountedCall = { priority, startedAt: now, endedAt: null, refused: false }
    this.#calls.push(call)
    return call
  }

  /** Takes back a call that was not made. */
  drop(call: CountedCall): void {
    this.#calls = this.#calls.filter((other) => other !== call)
  }

  /** Adds calls that were made earlier. `at` is when the service has counted the call; it may lie in the future. */
  remember(calls: readonly { at: number; priority: CallPriority }[]): void {
    for (const { at, priority } of calls)
      this.#calls.push({ priority, startedAt: at, endedAt: at, refused: false })
  }

  forget(now: number): void {
    this.#calls = this.#calls.filter(({ endedAt }) => endedAt === null || endedAt + WINDOW_MS > now)
  }

  /** Calls that the service may still count: those under way, and those that ended within the minute. */
  count(counts: (call: CountedCall) => boolean = () => true): number {
    return this.#calls.filter(counts).length
  }

  /** When the next call ceases to count; null while none has ended. */
  nextLeaves(): number | null {
    const ends = this.#calls.flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt]))
    return ends.length === 0 ? null : Math.min(...ends) + WINDOW_MS
  }

  /**
   * When each call of the last minute was sent, oldest first, without refused ones. These are the calls that the
   * service has counted if its answers are quick.
   */
  sent(now: number): number[] {
    return this.#calls
      .filter(({ startedAt, refused }) => !refused && startedAt + WINDOW_MS > now)
      .map(({ startedAt }) => startedAt)
      .sort((one, other) => one - other)
  }

  /** When the newest of the calls that match went out; null where none matches. */
  newest(counts: (call: CountedCall) => boolean = () => true): number | null {
    const starts = this.#calls.filter(counts).map(({ startedAt }) => startedAt)
    return starts.length === 0 ? null : Math.max(...starts)
  }
}
