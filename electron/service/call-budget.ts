import type { Budget } from '../../shared/models/connection.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { Clock } from './clock.ts'
import type { CallBudget, CallOptions, CallPriority } from './service-api.ts'

/** Gives calls their turn. */
export interface CallRunner {
  /**
   * Makes `call` when its turn comes. A call that rejects with BUSY was not executed: everything of the key waits
   * until its `retryAt`, then the call is made again. Rejects with what `call` rejects with, with CANCELLED when
   * `signal` aborts or the budget closes, and with BUSY after many refusals in a row.
   */
  run<T>(call: () => Promise<T>, options: CallOptions): Promise<T>
}

/** The budget of one key as its client uses it. */
export type KeyBudget = CallBudget & CallRunner

/**
 * The service counts a sliding minute (interface specification, "Limits"). The rest is margin for what the two
 * clocks round away.
 */
const WINDOW_MS = 60_000 + 25

/** The part of the calls that launches and polling may use together; the rest stays free for the person. */
const BACKGROUND_SHARE = 0.6

/** A call refused this often in a row tells the person instead of waiting on. */
const MOST_REFUSALS = 10

/** Who goes first. */
const ORDER: readonly CallPriority[] = ['person', 'launch', 'poll']

interface Waiting {
  /** Grows with every call asked for, so that a call made again keeps its place. */
  ticket: number
  start(): void
  cancel(): void
}

interface Spent {
  /** When the call's answer was complete: the service counted it at that instant at the latest. */
  at: number
  background: boolean
}

/**
 * The calls of one key: at most `limit` in any 60 s. A call under way counts, and goes on counting for 60 s after
 * its end, because only its end tells by when the service has counted it.
 */
export function createCallBudget({ limit, clock }: { limit: number; clock: Clock }): KeyBudget {
  return new SlidingBudget(limit, clock)
}

class SlidingBudget implements KeyBudget {
  readonly #limit: number
  readonly #backgroundLimit: number
  readonly #clock: Clock
  readonly #waiting: Record<CallPriority, Waiting[]> = { person: [], launch: [], poll: [] }
  readonly #listeners = new Set<() => void>()
  readonly #underWay = { all: 0, background: 0 }
  #spent: Spent[] = []
  #pausedUntil: number | null = null
  #wake: { at: number; stop: AbortController } | null = null
  #nextTicket = 0
  #announcing = false
  #closed = false

  constructor(limit: number, clock: Clock) {
    this.#limit = Math.max(1, Math.floor(limit))
    this.#backgroundLimit = Math.max(1, Math.floor(this.#limit * BACKGROUND_SHARE))
    this.#clock = clock
  }

  async run<T>(call: () => Promise<T>, options: CallOptions): Promise<T> {
    const ticket = this.#nextTicket++
    for (let refusals = 1; ; refusals++) {
      await this.#turn(ticket, options)
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof SondeError) || error.problem.code !== 'BUSY') throw error
        this.#pause(error.problem.retryAt)
        if (refusals >= MOST_REFUSALS) throw error
      } finally {
        this.#release(options.priority !== 'person')
      }
    }
  }

  state(): Budget {
    this.#forget()
    const waitingUntil = this.#pausedUntil
    const free = this.#limit - this.#underWay.all - this.#spent.length
    return {
      limit: this.#limit,
      remaining: waitingUntil === null ? Math.max(0, free) : 0,
      queued: ORDER.reduce((sum, priority) => sum + this.#waiting[priority].length, 0),
      waitingUntil,
    }
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
    for (const priority of ORDER) for (const waiting of [...this.#waiting[priority]]) waiting.cancel()
    this.#listeners.clear()
    this.#schedule()
  }

  #turn(ticket: number, { priority, signal }: CallOptions): Promise<void> {
    if (this.#closed || signal?.aborted) return Promise.reject(new SondeError('CANCELLED'))
    return new Promise((resolve, reject) => {
      const queue = this.#waiting[priority]
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1)
        signal?.removeEventListener('abort', cancel)
      }
      const cancel = (): void => {
        leave()
        reject(new SondeError('CANCELLED'))
        this.#changed()
      }
      const start = (): void => {
        leave()
        this.#underWay.all += 1
        if (priority !== 'person') this.#underWay.background += 1
        resolve()
      }
      const waiting: Waiting = { ticket, start, cancel }
      const later = queue.findIndex((other) => other.ticket > ticket)
      queue.splice(later === -1 ? queue.length : later, 0, waiting)
      signal?.addEventListener('abort', cancel, { once: true })
      this.#changed()
    })
  }

  #release(background: boolean): void {
    this.#underWay.all -= 1
    if (background) this.#underWay.background -= 1
    this.#spent.push({ at: this.#clock.now(), background })
    this.#changed()
  }

  #pause(until: number | undefined): void {
    const end = until ?? this.#clock.now() + WINDOW_MS
    this.#pausedUntil = Math.max(this.#pausedUntil ?? end, end)
    this.#changed()
  }

  /** Drops what no longer counts. A clock set back must not stretch the minute, so no call ends in the future. */
  #forget(): void {
    const now = this.#clock.now()
    this.#spent = this.#spent
      .map((spent) => (spent.at > now ? { ...spent, at: now } : spent))
      .filter((spent) => spent.at + WINDOW_MS > now)
    if (this.#pausedUntil !== null && this.#pausedUntil <= now) this.#pausedUntil = null
  }

  #nextWaiting(): Waiting | undefined {
    if (this.#pausedUntil !== null) return undefined
    if (this.#underWay.all + this.#spent.length >= this.#limit) return undefined
    const background = this.#underWay.background + this.#spent.filter((spent) => spent.background).length
    const mayGo = background < this.#backgroundLimit ? ORDER : ORDER.slice(0, 1)
    return mayGo.map((priority) => this.#waiting[priority][0]).find((waiting) => waiting !== undefined)
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
    void this.#clock.sleep(Math.max(1, at - this.#clock.now()), stop.signal).then(() => {
      if (stop.signal.aborted) return
      this.#wake = null
      this.#changed()
    })
  }

  #nextChange(): number | null {
    const awaited = this.#listeners.size > 0 || ORDER.some((priority) => this.#waiting[priority].length > 0)
    if (this.#closed || !awaited) return null
    const oldest = this.#spent[0]
    return this.#pausedUntil ?? (oldest ? oldest.at + WINDOW_MS : null)
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
