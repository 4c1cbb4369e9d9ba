import { type CallShares, isBackground } from './call-shares.ts'
import { type CallWindow, type CountedCall, WINDOW_MS } from './call-window.ts'
import type { Waiting, WaitingCalls } from './waiting-calls.ts'

/**
 * This part of the background's calls may go at once; the rest is spread over the minute. A window that is filled in
 * a second stands still for the next 59, and a 429 met in it waits as long.
 */
const BURST_SHARE = 1 / 3

/** Launches go before polling, but polls that waited this long get at least every fourth background call. */
const POLL_PATIENCE = 5_000
const POLL_TURN = 4

/** Spreads the background's calls over the minute, and shares them between launches and polling. */
export class BackgroundPace {
  readonly #window: CallWindow
  readonly #shares: CallShares
  #nextAt = Number.NEGATIVE_INFINITY
  #launchesInARow = 0

  constructor(window: CallWindow, shares: CallShares) {
    this.#window = window
    this.#shares = shares
  }

  /** When the next background call may go at the earliest. */
  get nextAt(): number {
    return this.#nextAt
  }

  /** A call went out: the next may go when what is left of the minute's calls lasts for the minute. */
  started(call: CountedCall, now: number): void {
    if (!isBackground(call)) return
    this.#launchesInARow = call.priority === 'launch' ? this.#launchesInARow + 1 : 0
    const most = this.#shares.background(now)
    const used = this.#window.sent(now, isBackground)
    if (used < most * BURST_SHARE) return
    const leaves = this.#window.nthSentLeaves(1, now, isBackground) ?? now + WINDOW_MS
    const rest = used < most ? (leaves - now) / (most - used) : 0
    this.#nextAt = now + Math.max(WINDOW_MS / most, rest)
  }

  /** The launch or the poll that may go now. */
  next(waiting: WaitingCalls, now: number): Waiting | undefined {
    if (this.#window.sent(now) >= this.#shares.own(now)) return undefined
    if (now < this.#nextAt) return undefined
    if (this.#window.sent(now, isBackground) >= this.#shares.background(now)) return undefined
    const launch = waiting.first('launch')
    const poll = waiting.first('poll')
    const due = poll !== undefined && poll.since + POLL_PATIENCE <= now
    return due && this.#launchesInARow >= POLL_TURN - 1 ? poll : (launch ?? poll)
  }
}
