import type { Budget } from '../../../shared/models/connection.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Clock } from '../clock.ts'
import type { CallBudget, CallOptions, CallPriority } from '../service-api.ts'
import { CallWindow, type CountedCall, WINDOW_MS } from './call-window.ts'
import { KeyShare } from './key-share.ts'
import { countedAfter } from './on-its-way.ts'
import { CALL_ORDER, type Place, type Waiting, WaitingCalls } from './waiting-calls.ts'

/** Makes calls when their turn comes. */
export interface CallRunner {
  /**
   * Makes `call` when its turn comes. BUSY means that the service did not execute it: then all calls of the key wait
   * until `retryAt`, and the call is made again. Rejects with what `call` or `options.onTurn` throws, with CANCELLED
   * when `signal` aborts or the budget closes, and with BUSY after many refusals in a row (after the first one with
   * `tellsBusy`).
   */
  run<T>(call: () => Promise<T>, options: CallOptions): Promise<T>
}

/** The budget of one key, as the clients of its connections use it. */
export interface KeyBudget extends CallBudget, CallRunner {
  /** Polls that may be made in a minute, for all runs of the key together. */
  pollsPerMinute(): number
  /** Sets how many calls the key may make in any 60 s, when the plan turns out to be another. */
  setLimit(limit: number): void
  /**
   * Leaves `calls` calls in any 60 s to other programs, until the time `until` of the monotonic clock. 'half' means
   * half of the limit, where it is only known that there are other programs; 0 means that there are none.
   */
  setOthers(calls: number | 'half', until: number): void
  /**
   * Counts calls that were made before this budget existed. `at` is the time of the monotonic clock by which the
   * service has counted the call.
   */
  remember(calls: readonly { at: number; priority: CallPriority }[]): void
}

/** After so many refusals in a row a call rejects with BUSY instead of waiting again. */
const MOST_REFUSALS = 10

/**
 * Longest sleep before the monotonic clock is read again, because timers may stand still while it goes on.
 * Milliseconds.
 */
const LONGEST_NAP = 10_000

interface BudgetOptions {
  /** The key's calls in any 60 s. */
  limit: number
  clock: Clock
  /**
   * Called when a 429 has shown that other programs use the key, with the calls in any 60 s that are now left to them.
   */
  onOthers?: (calls: number) => void
}

/**
 * The calls of one key: at most `limit` in any 60 s of the monotonic clock, whatever the wall clock is set to. A call
 * counts while it is under way and for 60 s after its end, because only its end proves that the service has counted it.
 * `KeyShare` divides the calls between the person, launches and polling.
 */
export function createCallBudget(options: BudgetOptions): KeyBudget {
  return new SlidingBudget(options)
}

class SlidingBudget implements KeyBudget {
  readonly #clock: Clock
  readonly #onOthers: (calls: number) => void
  readonly #window = new CallWindow()
  readonly #share: KeyShare
  readonly #waiting = new WaitingCalls()
  readonly #listeners = new Set<() => void>()
  #pausedUntil: number | null = null
  #wake: { at: number; stop: AbortController } | null = null
  #nextTicket = 0
  #announcing = false
  #closed = false

  constructor({ limit, clock, onOthers = () => undefined }: BudgetOptions) {
    this.#clock = clock
    this.#onOthers = onOthers
    this.#share = new KeyShare(this.#window, limit)
  }

  async run<T>(call: () => Promise<T>, options: CallOptions): Promise<T> {
    const { lateAfter = Number.NEGATIVE_INFINITY, onTurn, tellsBusy = false } = options
    const place: Place = { lateAt: this.#clock.monotonic() + lateAfter, ticket: this.#nextTicket++ }
    for (let refusals = 1; ; refusals++) {
      const counted = await this.#turn(place, options)
      let later = 0
      try {
        this.#prepare(counted, onTurn)
        return await call()
      } catch (error) {
        later = countedAfter(error)
        if (!(error instanceof SondeError) || error.problem.code !== 'BUSY') throw error
        this.#refused(counted, error.problem.retryAt)
        if (refusals >= MOST_REFUSALS || tellsBusy) throw this.#busy(error)
      } finally {
        counted.endedAt = this.#clock.monotonic() + later
        this.#changed()
      }
    }
  }

  state(): Budget {
    this.#forget()
    const now = this.#clock.monotonic()
    const end = this.#pausedUntil ?? this.#share.waitsUntil(now)
    // The page shows times of the wall clock.
    const waitingUntil = end === null ? null : this.#clock.now() + Math.ceil(end - now)
    const { limit, others } = this.#share
    return {
      limit,
      remaining: waitingUntil === null ? Math.max(0, this.#share.own() - this.#window.count()) : 0,
      queued: this.#waiting.count(),
      waitingUntil,
      ...(others > 0 && { others }),
    }
  }

  pollsPerMinute(): number {
    this.#forget()
    return this.#share.polls()
  }

  setLimit(limit: number): void {
    this.#share.limit = limit
    this.#changed()
  }

  setOthers(calls: number | 'half', until: number): void {
    this.#share.leave(calls, until)
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
      this.#waiting.enter(place, options, {
        onStart: () => {
          const now = this.#clock.monotonic()
          const counted = this.#window.start(options.priority, now)
          this.#share.started(counted)
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

  /** The BUSY error for the caller, with the time until which all calls of the key wait. */
  #busy(error: SondeError): SondeError {
    const { waitingUntil } = this.state()
    return new SondeError('BUSY', {
      ...error.problem,
      ...(waitingUntil !== null && { retryAt: waitingUntil }),
    })
  }

  /** Runs `onTurn` before the call goes out. If it throws, the call is not made and does not count. */
  #prepare(counted: CountedCall, onTurn: (() => void) | undefined): void {
    try {
      onTurn?.()
    } catch (error) {
      this.#window.drop(counted)
      throw error
    }
  }

  #refused(counted: CountedCall, retryAt: number | undefined): void {
    counted.refused = true
    const now = this.#clock.monotonic()
    this.#share.learn(counted, now)
    this.#onOthers(this.#share.others)
    // `retryAt` was calculated from a number of seconds; turned back into a duration, it does not move with the wall
    // clock.
    const wait = retryAt === undefined ? -1 : retryAt - this.#clock.now()
    const end = now + (wait < 0 ? WINDOW_MS : wait)
    this.#pausedUntil = Math.max(this.#pausedUntil ?? end, end)
  }

  /** Drops the calls, the pause and the knowledge of other programs that no longer count. */
  #forget(): void {
    const now = this.#clock.monotonic()
    this.#window.forget(now)
    this.#share.forget(now)
    if (this.#pausedUntil !== null && this.#pausedUntil <= now) this.#pausedUntil = null
  }

  #nextWaiting(): Waiting | undefined {
    if (this.#pausedUntil !== null) return undefined
    const now = this.#clock.monotonic()
    for (const priority of CALL_ORDER) {
      const first = this.#waiting.first(priority)
      const isPressing = first?.place.lateAt === Number.NEGATIVE_INFINITY
      if (first && this.#share.mayStart(priority, isPressing, now)) return first
    }
    return undefined
  }

  #changed(): void {
    this.#forget()
    for (let next = this.#nextWaiting(); next; next = this.#nextWaiting()) next.start()
    this.#schedule()
    this.#announce()
  }

  /** Sleeps until a waiting call may go or, for listeners, until `state()` changes; not at all where nobody waits. */
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
    const times = [this.#window.nextLeaves(), queued ? this.#share.nextStart(now) : null].flatMap((time) =>
      time !== null && time > now ? [time] : [],
    )
    return times.length === 0 ? null : Math.min(...times)
  }

  /** Calls the listeners once for all changes of the same moment. */
  #announce(): void {
    if (this.#announcing || this.#listeners.size === 0) return
    this.#announcing = true
    queueMicrotask(() => {
      this.#announcing = false
      for (const listener of [...this.#listeners]) listener()
    })
  }
}
