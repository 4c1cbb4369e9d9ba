import type { Budget } from '../../../shared/models/connection.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Clock } from '../clock.ts'
import type { CallBudget, CallOptions, CallPriority } from '../service-api.ts'
import { CallWindow, type CountedCall, WINDOW_MS } from './call-window.ts'
import { KeyShare } from './key-share.ts'
import { countedAfter } from './on-its-way.ts'
import { CALL_ORDER, type Place, type Waiting, WaitingCalls } from './waiting-calls.ts'

/** Gives calls their turn. */
export interface CallRunner {
  /**
   * Makes `call` when its turn comes. A call that rejects with BUSY was not executed: everything of the key waits
   * until its `retryAt`, then the call is made again. Rejects with what `call` and `options.onTurn` reject with, with
   * CANCELLED when `signal` aborts or the budget closes, and with BUSY after many refusals in a row, or at once where
   * `tellsBusy` says so.
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
   * Leaves other programs so many calls in any 60 s, until a time of the monotonic clock; half of the limit where only
   * their being there is known, 0 for none.
   */
  setOthers(calls: number | 'half', until: number): void
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

interface BudgetOptions {
  /** The key's calls in any 60 s. */
  limit: number
  clock: Clock
  /** Called when a 429 has told that other programs use the key: how many calls in any 60 s they are left now. */
  onOthers?: (calls: number) => void
}

/**
 * The calls of one key: at most `limit` in any 60 s of the monotonic clock, whatever the wall clock is set to. A call
 * under way counts, and goes on counting for 60 s after its end, because only its end tells by when the service has
 * counted it. Who may have how many of them is told by `KeyShare`.
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
    // The page shows it by the wall clock.
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

  /** A refusal as who called is told it: until when all calls of the key wait. */
  #busy(error: SondeError): SondeError {
    const { waitingUntil } = this.state()
    return new SondeError('BUSY', {
      ...error.problem,
      ...(waitingUntil !== null && { retryAt: waitingUntil }),
    })
  }

  /** What must be done before the call goes out; where it cannot be, the call is not made. */
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
    // The wait is told in seconds; its end on the wall clock, just worked out from them, would move with that clock.
    const wait = retryAt === undefined ? -1 : retryAt - this.#clock.now()
    const end = now + (wait < 0 ? WINDOW_MS : wait)
    this.#pausedUntil = Math.max(this.#pausedUntil ?? end, end)
  }

  /** Drops what no longer counts. */
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
    const times = [this.#window.nextLeaves(), queued ? this.#share.nextStart(now) : null].flatMap((time) =>
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
