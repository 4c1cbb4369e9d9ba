import type { Budget } from '../../shared/models/connection.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { CallWindow, type CountedCall, WINDOW_MS } from './call-window.ts'
import type { Clock } from './clock.ts'
import { createOtherPrograms } from './other-programs.ts'
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

/** The budget of one key as its clients use it. */
export interface KeyBudget extends CallBudget, CallRunner {
  /** Looks at runs that polling may make in a minute, all runs of the key together. */
  pollsPerMinute(): number
  /** The key's calls in any 60 s, when the plan turns out to be another. */
  setLimit(limit: number): void
  /** Takes in calls made before this budget was there, each with the time by which the service had counted it. */
  remember(calls: readonly { at: number; priority: CallPriority }[]): void
}

/**
 * Only a 429 tells that other programs use the key, and it keeps the person waiting. So half of the limit is left to
 * them unasked: launches and polling stop where all of Sonde's calls together reach this part of it.
 */
const POLITE_SHARE = 0.48

/** Of that, parts of the limit that are left to the person: at least, and beyond the person's calls of the minute. */
const PERSON_SHARE = 0.14
const MORE_FOR_PERSON = 0.04

/** Launches and polling go on with this part of the calls that others leave, however much the person does. */
const LEAST_BACKGROUND_SHARE = 0.1

/** And with no more than this part: the rest stays free for the person. */
const BACKGROUND_SHARE = 0.6

/**
 * This part of the background's calls may go at once; the rest is spread over the minute. A window that is filled in
 * a second stands still for the next 59, and a 429 met in it waits as long.
 */
const BURST_SHARE = 1 / 3

/** Launches go before polling, but polls that waited this long get at least every fourth background call. */
const POLL_PATIENCE = 5_000
const POLL_TURN = 4

/** Polling may count on this part of the background, however many launches there are. */
const LEAST_POLL_SHARE = 1 / POLL_TURN

/** A call refused this often in a row tells the person instead of waiting on. */
const MOST_REFUSALS = 10

/** Timers stand still while the machine sleeps: no wait looks at the clock less often than this. Milliseconds. */
const LONGEST_NAP = 10_000

/** Who goes first. */
const ORDER: readonly CallPriority[] = ['person', 'launch', 'poll']

const isBackground = ({ priority }: Pick<CallOptions, 'priority'>): boolean => priority !== 'person'

/** Where a call stands in its queue. */
interface Place {
  /** When it is late; calls without patience are from the beginning. */
  lateAt: number
  /** Grows with every call asked for, so that a call made again keeps its place. */
  ticket: number
}

function isBefore(one: Place, other: Place): boolean {
  return one.lateAt === other.lateAt ? one.ticket < other.ticket : one.lateAt < other.lateAt
}

interface Waiting {
  place: Place
  since: number
  start(): void
  cancel(): void
}

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
  readonly #others = createOtherPrograms()
  readonly #waiting: Record<CallPriority, Waiting[]> = { person: [], launch: [], poll: [] }
  readonly #listeners = new Set<() => void>()
  #limit: number
  #pausedUntil: number | null = null
  /** When the clock was last looked at. */
  #seenAt = Number.NEGATIVE_INFINITY
  #refusedAt = Number.NEGATIVE_INFINITY
  #nextBackgroundAt = Number.NEGATIVE_INFINITY
  #launchesInARow = 0
  #wake: { at: number; stop: AbortController } | null = null
  #nextTicket = 0
  #announcing = false
  #closed = false

  constructor(limit: number, clock: Clock) {
    this.#limit = Math.max(1, Math.floor(limit))
    this.#clock = clock
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
    const waitingUntil = this.#pausedUntil ?? this.#roomAt()
    const others = this.#others.at(this.#clock.now())
    return {
      limit: this.#limit,
      remaining: waitingUntil === null ? Math.max(0, this.#own() - this.#window.count()) : 0,
      queued: ORDER.reduce((sum, priority) => sum + this.#waiting[priority].length, 0),
      waitingUntil,
      ...(others > 0 && { others }),
    }
  }

  pollsPerMinute(): number {
    this.#forget()
    const background = this.#background()
    const launches = this.#window.sent(this.#clock.now(), ({ priority }) => priority === 'launch')
    return Math.max(1, background * LEAST_POLL_SHARE, background - launches)
  }

  setLimit(limit: number): void {
    this.#limit = Math.max(1, Math.floor(limit))
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
    for (const priority of ORDER) for (const waiting of [...this.#waiting[priority]]) waiting.cancel()
    this.#listeners.clear()
    this.#schedule()
  }

  /** Calls in any 60 s that are left for Sonde; one less than all where others are noticed, who come in between. */
  #own(): number {
    const others = this.#others.at(this.#clock.now())
    return Math.max(1, this.#limit - others - (others > 0 ? 1 : 0))
  }

  /**
   * When calls of Sonde have left the window to what others use; null where they need not, or where the newest refusal
   * is older than the window: then what is known of others is a guess that no person should wait for.
   */
  #roomAt(): number | null {
    const now = this.#clock.now()
    if (now >= this.#refusedAt + WINDOW_MS) return null
    const tooMany = this.#window.sent(now) - this.#own() + 1
    return this.#others.at(now) > 0 && tooMany > 0 ? this.#window.nthSentLeaves(tooMany, now) : null
  }

  /** Those of them that launches and polling may use. */
  #background(): number {
    const own = this.#own()
    const person = this.#window.sent(this.#clock.now(), (call) => !isBackground(call))
    const left = Math.max(person + MORE_FOR_PERSON * this.#limit, PERSON_SHARE * this.#limit)
    const polite = Math.min(own, POLITE_SHARE * this.#limit) - left
    const calls = Math.min(BACKGROUND_SHARE * own, Math.max(LEAST_BACKGROUND_SHARE * own, polite))
    return Math.max(1, Math.floor(calls))
  }

  #turn(place: Place, { priority, signal, hurry }: CallOptions): Promise<CountedCall> {
    if (this.#closed || signal?.aborted) return Promise.reject(new SondeError('CANCELLED'))
    return new Promise((resolve, reject) => {
      const queue = this.#waiting[priority]
      const enter = (): void => {
        const later = queue.findIndex((other) => isBefore(place, other.place))
        queue.splice(later === -1 ? queue.length : later, 0, waiting)
      }
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1)
        signal?.removeEventListener('abort', cancel)
        hurry?.removeEventListener('abort', advance)
      }
      const advance = (): void => {
        place.lateAt = Number.NEGATIVE_INFINITY
        queue.splice(queue.indexOf(waiting), 1)
        enter()
      }
      const cancel = (): void => {
        leave()
        reject(new SondeError('CANCELLED'))
        this.#changed()
      }
      const start = (): void => {
        leave()
        const now = this.#clock.now()
        const counted = this.#window.start(priority, now)
        if (isBackground(counted)) this.#spread(counted, now)
        resolve(counted)
      }
      const waiting: Waiting = { place, since: this.#clock.now(), start, cancel }
      if (hurry?.aborted) place.lateAt = Number.NEGATIVE_INFINITY
      enter()
      signal?.addEventListener('abort', cancel, { once: true })
      hurry?.addEventListener('abort', advance, { once: true })
      this.#changed()
    })
  }

  /** When the next background call may go, so that what is left of the minute's calls lasts for the minute. */
  #spread({ priority }: CountedCall, now: number): void {
    this.#launchesInARow = priority === 'launch' ? this.#launchesInARow + 1 : 0
    const most = this.#background()
    const used = this.#window.sent(now, isBackground)
    if (used < most * BURST_SHARE) return
    const leaves = this.#window.nthSentLeaves(1, now, isBackground) ?? now + WINDOW_MS
    const rest = used < most ? (leaves - now) / (most - used) : 0
    this.#nextBackgroundAt = now + Math.max(WINDOW_MS / most, rest)
  }

  #refused(counted: CountedCall, retryAt: number | undefined): void {
    counted.refused = true
    const now = this.#clock.now()
    this.#refusedAt = now
    const own = this.#window.sent(counted.startedAt)
    this.#others.learn({ sentAt: counted.startedAt, now, limit: this.#limit, own })
    const end = retryAt ?? now + WINDOW_MS
    this.#pausedUntil = Math.max(this.#pausedUntil ?? end, end)
  }

  /** Drops what no longer counts. A clock set back must not stretch a wait either. */
  #forget(): void {
    const now = this.#clock.now()
    const setBack = Math.max(0, this.#seenAt - now)
    this.#seenAt = now
    this.#window.forget(now)
    this.#nextBackgroundAt = Math.min(this.#nextBackgroundAt, now + WINDOW_MS)
    this.#refusedAt = Math.min(this.#refusedAt, now)
    if (this.#pausedUntil !== null) this.#pausedUntil -= setBack
    if (this.#pausedUntil !== null && this.#pausedUntil <= now) this.#pausedUntil = null
  }

  #nextWaiting(): Waiting | undefined {
    const now = this.#clock.now()
    if (this.#pausedUntil !== null || this.#window.count() >= this.#limit) return undefined
    if (this.#roomAt() !== null) return undefined
    const [person] = this.#waiting.person
    if (person) return person
    if (this.#window.sent(now) >= this.#own()) return undefined
    if (now < this.#nextBackgroundAt) return undefined
    if (this.#window.sent(now, isBackground) >= this.#background()) return undefined
    const [launch] = this.#waiting.launch
    const [poll] = this.#waiting.poll
    const due = poll !== undefined && poll.since + POLL_PATIENCE <= now
    return due && this.#launchesInARow >= POLL_TURN - 1 ? poll : (launch ?? poll)
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
    const queued = ORDER.some((priority) => this.#waiting[priority].length > 0)
    if (this.#closed || (!queued && this.#listeners.size === 0)) return null
    if (this.#pausedUntil !== null) return this.#pausedUntil
    const now = this.#clock.now()
    const sentLeaves = queued ? this.#window.nthSentLeaves(1, now) : null
    const nextBackground = queued ? this.#nextBackgroundAt : null
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
