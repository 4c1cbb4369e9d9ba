import type { Budget } from '../../shared/models/connection.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { BackgroundPace } from './background-pace.ts'
import { CallShares } from './call-shares.ts'
import { CallWindow, type CountedCall, WINDOW_MS } from './call-window.ts'
import type { Clock } from './clock.ts'
import { countedAfter } from './on-its-way.ts'
import type { CallBudget, CallOptions, CallPriority } from './service-api.ts'
import { type Place, type Waiting, WaitingCalls } from './waiting-calls.ts'

/** Gives calls their turn. */
export interface CallRunner {
  /**
   * Makes `call` when its turn comes. A call that rejects with BUSY was not executed: everything of the key waits
   * until its `retryAt`, then the call is made again. Rejects with what `call` rejects with, with CANCELLED when
   * `signal` aborts or the budget closes, and with BUSY after many refusals in a row.
   */
  run<T>(call: () => Promise<T>, options: CallOptions): Promise<T>
}

/** The budget of one key as its clients use it. */
export interface KeyBudget extends CallBudget, CallRunner {
  /** Looks at runs that polling may make in a minute, all runs of the key together. */
  pollsPerMinute(): number
  /** The key's calls in any 60 s, when the plan turns out to be another. */
  setLimit(limit: number): void
  /**
   * Takes in calls made before this budget was there, each with the time of the monotonic clock by which the service has
   * counted it.
   */
  remember(calls: readonly { at: number; priority: CallPriority }[]): void
}

/** A call refused this often in a row tells the person instead of waiting on. */
const MOST_REFUSALS = 10

/** Timers may stand still where the monotonic clock goes on: no wait looks at it less often than this. Milliseconds. */
const LONGEST_NAP = 10_000

/**
 * The calls of one key: at most `limit` in any 60 s of the monotonic clock, whatever the wall clock is set to. A call
 * under way counts, and goes on counting for 60 s after its end, because only its end tells by when the service has
 * counted it. What other programs use of the key is learned from 429s and left to them (`other-programs.ts`).
 */
export function createCallBudget({ limit, clock }: { limit: number; clock: Clock }): KeyBudget {
  return new SlidingBudget(limit, clock)
}

class SlidingBudget implements KeyBudget {
  readonly #clock: Clock
  readonly #window = new CallWindow()
  readonly #shares: CallShares
  readonly #pace: BackgroundPace
  readonly #waiting = new WaitingCalls()
  readonly #listeners = new Set<() => void>()
  #pausedUntil: number | null = null
  #wake: { at: number; stop: AbortController } | null = null
  #nextTicket = 0
  #announcing = false
  #closed = false

  constructor(limit: number, clock: Clock) {
    this.#clock = clock
    this.#shares = new CallShares(this.#window, limit)
    this.#pace = new BackgroundPace(this.#window, this.#shares)
  }

  async run<T>(call: () => Promise<T>, options: CallOptions): Promise<T> {
    const { patience = Number.NEGATIVE_INFINITY } = options
    const place: Place = { lateAt: this.#clock.monotonic() + patience, ticket: this.#nextTicket++ }
    for (let refusals = 1; ; refusals++) {
      const counted = await this.#turn(place, options)
      let later = 0
      try {
        return await call()
      } catch (error) {
        later = countedAfter(error)
        if (!(error instanceof SondeError) || error.problem.code !== 'BUSY') throw error
        this.#refused(counted, error.problem.retryAt)
        if (refusals >= MOST_REFUSALS) throw error
      } finally {
        counted.endedAt = this.#clock.monotonic() + later
        this.#changed()
      }
    }
  }

  state(): Budget {
    this.#forget()
    const now = this.#clock.monotonic()
    const end = this.#pausedUntil ?? this.#shares.roomAt(now)
    // The page shows it by the wall clock.
    const waitingUntil = end === null ? null : this.#clock.now() + Math.ceil(end - now)
    const others = this.#shares.others(now)
    return {
      limit: this.#shares.limit,
      remaining: waitingUntil === null ? Math.max(0, this.#shares.own(now) - this.#window.count()) : 0,
      queued: this.#waiting.count(),
      waitingUntil,
      ...(others > 0 && { others }),
    }
  }

  pollsPerMinute(): number {
    this.#forget()
    return this.#shares.polls(this.#clock.monotonic())
  }

  setLimit(limit: number): void {
    this.#shares.limit = limit
    this.#changed()
  }

  remember(calls: readonly { at: number; priority: CallPriority }[]): void {
    this.#window.remember(calls)
    this.#changed()
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.#schedule()
    return () => {
      this.#listeners.delete(listener)
      this.#schedule()
    }
  }

  close(): void {
    this.#closed = true
    this.#waiting.cancelAll()
    this.#listeners.clear()
    this.#schedule()
  }

  #turn(place: Place, options: CallOptions): Promise<CountedCall> {
    if (this.#closed || options.signal?.aborted) return Promise.reject(new SondeError('CANCELLED'))
    return new Promise((resolve, reject) => {
      this.#waiting.enter(place, this.#clock.monotonic(), options, {
        onStart: () => {
          const now = this.#clock.monotonic()
          const counted = this.#window.start(options.priority, now)
          this.#pace.started(counted, now)
          resolve(counted)
        },
        onCancel: () => {
          reject(new SondeError('CANCELLED'))
          this.#changed()
        },
      })
      this.#changed()
    })
  }

  #refused(counted: CountedCall, retryAt: number | undefined): void {
    counted.refused = true
    const now = this.#clock.monotonic()
    this.#shares.learn(counted, now)
    // The wait is told in seconds; its end on the wall clock, just worked out from them, would move with that clock.
    const wait = retryAt === undefined ? -1 : retryAt - this.#clock.now()
    const end = now + (wait < 0 ? WINDOW_MS : wait)
    this.#pausedUntil = Math.max(this.#pausedUntil ?? end, end)
  }

  /** Drops what no longer counts. */
  #forget(): void {
    const now = this.#clock.monotonic()
    this.#window.forget(now)
    if (this.#pausedUntil !== null && this.#pausedUntil <= now) this.#pausedUntil = null
  }

  #nextWaiting(): Waiting | undefined {
    const now = this.#clock.monotonic()
    if (this.#pausedUntil !== null || this.#window.count() >= this.#shares.limit) return undefined
    if (this.#shares.roomAt(now) !== null) return undefined
    return this.#waiting.first('person') ?? this.#pace.next(this.#waiting, now)
  }

  #changed(): void {
    this.#forget()
    for (let next = this.#nextWaiting(); next; next = this.#nextWaiting()) next.start()
    this.#schedule()
    this.#announce()
  }

  /** Sleeps until the next call may go or the next number in `state()` changes, whichever somebody waits for. */
  #schedule(): void {
    const at = this.#nextChange()
    if (this.#wake?.at === at) return
    this.#wake?.stop.abort()
    this.#wake = null
    if (at === null) return
    const stop = new AbortController()
    this.#wake = { at, stop }
    const nap = Math.min(LONGEST_NAP, Math.max(1, at - this.#clock.monotonic()))
    void this.#clock.sleep(nap, stop.signal).then(() => {
      if (stop.signal.aborted) return
      this.#wake = null
      this.#changed()
    })
  }

  #nextChange(): number | null {
    const queued = this.#waiting.count() > 0
    if (this.#closed || (!queued && this.#listeners.size === 0)) return null
    if (this.#pausedUntil !== null) return this.#pausedUntil
    const now = this.#clock.monotonic()
    const sentLeaves = queued ? this.#window.nthSentLeaves(1, now) : null
    const nextBackground = queued ? this.#pace.nextAt : null
    const times = [this.#window.nextLeaves(), sentLeaves, nextBackground].flatMap((time) =>
      time !== null && time > now ? [time] : [],
    )
    return times.length === 0 ? null : Math.min(...times)
  }

  /** Once for all that changed in the same instant. */
  #announce(): void {
    if (this.#announcing || this.#listeners.size === 0) return
    this.#announcing = true
    queueMicrotask(() => {
      this.#announcing = false
      for (const listener of [...this.#listeners]) listener()
    })
  }
}
