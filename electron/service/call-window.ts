import type { CallPriority } from './service-api.ts'

/**
 * The service counts a sliding minute (interface specification, "Limits"). The rest is margin for what the two
 * clocks round away.
 */
export const WINDOW_MS = 60_000 + 25

/** One call as the window counts it. Times are those of the monotonic clock. */
export interface CountedCall {
  readonly priority: CallPriority
  readonly startedAt: number
  /** By when the service has counted it: when its answer was complete. Null while under way. */
  endedAt: number | null
  /** The service turned it away, and did not count it. */
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

  /** Takes in calls that were made before, each by when the service has counted it, which may be still to come. */
  remember(calls: readonly { at: number; priority: CallPriority }[]): void {
    for (const { at, priority } of calls)
      this.#calls.push({ priority, startedAt: at, endedAt: at, refused: false })
  }

  forget(now: number): void {
    this.#calls = this.#calls.filter(({ endedAt }) => endedAt === null || endedAt + WINDOW_MS > now)
  }

  /** Calls that the service may still count: those under way, and those that ended within the minute. */
  count(): number {
    return this.#calls.length
  }

  /** Calls sent within the minute, refused ones left out: what the service counts if its answers are quick. */
  sent(now: number, counts: (call: CountedCall) => boolean = () => true): number {
    return this.#calls.filter((call) => isRecent(call, now) && !call.refused && counts(call)).length
  }

  /** When the next call ceases to count; null while none has ended. */
  nextLeaves(): number | null {
    const ends = this.#calls.flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt]))
    return ends.length === 0 ? null : Math.min(...ends) + WINDOW_MS
  }

  /** When the nth of the calls sent within the minute was sent a minute ago; null where there are not as many. */
  nthSentLeaves(
    nth: number,
    now: number,
    counts: (call: CountedCall) => boolean = () => true,
  ): number | null {
    const sent = this.#calls.filter((call) => isRecent(call, now) && !call.refused && counts(call))
    const nthStart = sent.map(({ startedAt }) => startedAt).sort((one, other) => one - other)[nth - 1]
    return nthStart === undefined ? null : nthStart + WINDOW_MS
  }
}

function isRecent({ startedAt }: CountedCall, now: number): boolean {
  return startedAt + WINDOW_MS > now
}
