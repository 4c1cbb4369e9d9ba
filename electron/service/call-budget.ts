import type { Budget } from '../../shared/models/connection.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { BackgroundPace } from './background-pace.ts'
import { CallShares } from './call-shares.ts'
import { CallWindow, type CountedCall, WINDOW_MS } from './call-window.ts'
import type { Clock } from './clock.ts'
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
  /** Takes in calls made before this budget was there, each with the time by which the service had counted it. */
  remember(calls: readonly { at: number; priority: CallPriority }[]): void
}

/** A call refused this often in a row tells the person instead of waiting on. */
const MOST_REFUSALS = 10

/** Timers stand still while the machine sleeps: no wait looks at the clock less often than this. Milliseconds. */
const LONGEST_NAP = 10_000

/**
 * The calls of one key: at most `limit` in any 60 s. A call under way counts, and goes on counting for 60 s after
 * its end, because only its end tells by when the service has counted it. What other programs use of the key is
 * learned from 429s and left to them (`other-programs.ts`).
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
  /** When the clock was last looked at. */
  #seenAt = Number.NEGATIVE_INFINITY
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
    const place: Place = { lateAt: this.#clock.now() + patience, ticket: this.#nextTicket++ }
    for (let refusals = 1; ; refusals++) {
      const counted = await this.#turn(place, options)
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof SondeError) || error.problem.code !== 'BUSY') throw error
        this.#refused(counted, error.problem.retryAt)
        if (refusals >= MOST_REFUSALS) throw error
      } finally {
        counted.endedAt = this.#clock.now()
        this.#changed()
      }
    }
  }

  state(): Budget {
    this.#forget()
    const now = this.#clock.now()
    const waitingUntil = this.#pausedUntil ?? this.#shares.roomAt(now)
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
    return this.#shares.polls(this.#clock.now())
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
      this.#waiting.enter(place, this.#clock.now(), options, {
        onStart: () => {
          const now = this.#clock.now()
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
    const now = this.#clock.now()
    this.#shares.learn(counted, now)
    const end = retryAt ?? now + WINDOW_MS
    this.#pausedUntil = Math.max(this.#pausedUntil ?? end, end)
  }

  /** Drops what no longer counts. A clock set back must not stretch a wait either. */
  #forget(): void {
    const now = this.#clock.now()
    const setBack = Math.max(0, this.#seenAt - now)
    this.#seenAt = now
    this.#window.forget(now)
    this.#pace.forget(now)
    this.#shares.forget(now)
    if (this.#pausedUntil !== null) this.#pausedUntil -= setBack
    if (this.#pausedUntil !== null && this.#pausedUntil <= now) this.#pausedUntil = null
  }

  #nextWaiting(): Waiting | undefined {
    const now = this.#clock.now()
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
    const nap = Math.min(LONGEST_NAP, Math.max(1, at - this.#clock.now()))
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
    const now = this.#clock.now()
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
