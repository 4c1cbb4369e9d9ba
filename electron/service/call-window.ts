import type { CallPriority } from './service-api.ts'

/**
 * The service counts a sliding minute (interface specification, "Limits"). The rest is margin for what the two
 * clocks round away.
 */
export const WINDOW_MS = 60_000 + 25

/** One call as the window counts it. */
export interface CountedCall {
  readonly priority: CallPriority
  readonly startedAt: number
  /** When its answer was complete: the service counted it at that instant at the latest. Null while under way. */
  endedAt: number | null
  /** The service turned it away, and did not count it. */
  refused: boolean
}

/** The calls of one key that still count. A clock set back must not stretch the minute: no call is in the future. */
export class CallWindow {
  #calls: CountedCall[] = []

  start(priority: CallPriority, now: number): CountedCall {
    const call: CountedCall = { priority, startedAt: now, endedAt: null, refused: false }
    this.#calls.push(call)
    return call
  }

  /** Takes in calls that were made before, each by when the service had counted it. */
  remember(calls: readonly { at: number; priority: CallPriority }[]): void {
    for (const { at, priority } of calls)
      this.#calls.push({ priority, startedAt: at, endedAt: at, refused: false })
  }

  forget(now: number): void {
    this.#calls = this.#calls.filter((call) => {
      if (call.endedAt === null) return true
      call.endedAt = Math.min(call.endedAt, now)
      return call.endedAt + WINDOW_MS > now
    })
  }

  count(counts: (call: CountedCall) => boolean = () => true): number {
    return this.#calls.filter(counts).length
  }

  /** Calls that the service has surely counted within the minute before `now`. */
  countedByService(now: number): number {
    return this.count(({ refused, startedAt }) => !refused && startedAt > now - 60_000)
  }

  /** When the next call leaves the window; null while none has ended. */
  nextLeaves(counts: (call: CountedCall) => boolean = () => true): number | null {
    const ends = this.#calls.flatMap((call) => (call.endedAt !== null && counts(call) ? [call.endedAt] : []))
    return ends.length === 0 ? null : Math.min(...ends) + WINDOW_MS
  }
}
