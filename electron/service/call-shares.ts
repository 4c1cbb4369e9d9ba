import { type CallWindow, type CountedCall, WINDOW_MS } from './call-window.ts'
import { createOtherPrograms } from './other-programs.ts'
import type { CallOptions } from './service-api.ts'

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

/** Polling may count on this part of the background, however many launches there are. */
const LEAST_POLL_SHARE = 1 / 4

export const isBackground = ({ priority }: Pick<CallOptions, 'priority'>): boolean => priority !== 'person'

/** How many calls of a key's minute are whose: the person's, the background's, those of other programs. */
export class CallShares {
  readonly #window: CallWindow
  readonly #others = createOtherPrograms()
  #limit = 1
  #refusedAt = Number.NEGATIVE_INFINITY

  constructor(window: CallWindow, limit: number) {
    this.#window = window
    this.limit = limit
  }

  /** The key's calls in any 60 s. */
  get limit(): number {
    return this.#limit
  }

  set limit(limit: number) {
    this.#limit = Math.max(1, Math.floor(limit))
  }

  /** The service turned a call away: what others use of the key is learned from it. */
  learn({ startedAt }: CountedCall, now: number): void {
    this.#refusedAt = now
    const own = this.#window.sent(startedAt)
    this.#others.learn({ sentAt: startedAt, now, limit: this.#limit, own })
  }

  /** Calls in any 60 s that others seem to make. */
  others(now: number): number {
    return this.#others.at(now)
  }

  /** Calls in any 60 s that are left for Sonde; one less than all where others are noticed, who come in between. */
  own(now: number): number {
    const others = this.#others.at(now)
    return Math.max(1, this.#limit - others - (others > 0 ? 1 : 0))
  }

  /**
   * When calls of Sonde have left the window to what others use; null where they need not, or where the newest refusal
   * is older than the window: then what is known of others is a guess that no person should wait for.
   */
  roomAt(now: number): number | null {
    if (now >= this.#refusedAt + WINDOW_MS) return null
    const tooMany = this.#window.sent(now) - this.own(now) + 1
    return this.#others.at(now) > 0 && tooMany > 0 ? this.#window.nthSentLeaves(tooMany, now) : null
  }

  /** Those of Sonde's calls that launches and polling may use. */
  background(now: number): number {
    const own = this.own(now)
    const person = this.#window.sent(now, (call) => !isBackground(call))
    const left = Math.max(person + MORE_FOR_PERSON * this.#limit, PERSON_SHARE * this.#limit)
    const polite = Math.min(own, POLITE_SHARE * this.#limit) - left
    const calls = Math.min(BACKGROUND_SHARE * own, Math.max(LEAST_BACKGROUND_SHARE * own, polite))
    return Math.max(1, Math.floor(calls))
  }

  /** Those of the background's calls that polling may count on. */
  polls(now: number): number {
    const background = this.background(now)
    const launches = this.#window.sent(now, ({ priority }) => priority === 'launch')
    return Math.max(1, background * LEAST_POLL_SHARE, background - launches)
  }
}
