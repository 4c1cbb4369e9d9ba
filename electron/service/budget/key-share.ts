import type { CallPriority } from '../service-api.ts'
import { type CallWindow, type CountedCall, WINDOW_MS } from './call-window.ts'

/** Kept for the person: as many calls as the person made in the last minute, plus this part of what Sonde may use. */
const MORE_FOR_PERSON = 0.12
/** Launches and polling always keep this part of what Sonde may use, however many calls the person makes. */
const LEAST_FOR_BACKGROUND = 0.1
/** Launches leave this part of the limit to polling, so that runs which end in the meantime are noticed. */
const LEAST_FOR_POLLS = 0.05
/** Polls are spread over the minute, but this part of them may go out in one burst. */
const BURST_SHARE = 0.08

/** The part of the limit left to other programs as soon as a 429 shows them or a person reports them. */
const SHARE_OF_OTHERS = 0.5
/** However many calls other programs make, Sonde keeps a tenth of the limit. */
const MOST_OF_OTHERS = 0.9
/** By how many calls the use of other programs may vary from one minute to the next. */
const JITTER_OF_OTHERS = 1

/** How long the knowledge of other programs holds after the newest 429. Milliseconds. */
export const HELD_FOR = 24 * 3_600_000

/**
 * From half of the limit on, calls go one after the other as long as no other program is known: any of them may be the
 * first to be refused, and all calls under way with it would be refused too. A launch waits for the newest call under
 * way, a person's call for the newest launch or poll under way, a poll until nothing has gone out for a while. None
 * waits longer than this after that call went out. Milliseconds.
 */
const LONGEST_GAP = { person: 150, launch: 300, poll: 300 } as const

const isPersons = ({ priority }: Pick<CountedCall, 'priority'>): boolean => priority === 'person'

/**
 * Divides the calls of a key between the person, launches, polling and other programs. Alone on the key, Sonde uses all
 * of its calls, with a small reserve for the person. Where other programs use the key too, they are left half of the
 * limit from the first 429 on (or from when a person reports them), and more only where a later 429 shows that they use
 * more.
 */
export class KeyShare {
  readonly #window: CallWindow
  #limit = 1
  #others = 0
  /**
   * The newest refusal: when it came, how many calls others had used by then, and how many were left to them before it.
   */
  #refusal: { at: number; used: number; before: number } | null = null
  /** When the knowledge of other programs is forgotten. */
  #othersUntil = Number.POSITIVE_INFINITY
  /** When the next spread call would be due if all of them had gone out evenly. */
  #spreadUntil = Number.NEGATIVE_INFINITY

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

  /** Calls in any 60 s that are left to other programs; 0 where there are none. */
  get others(): number {
    return Math.min(this.#others, Math.floor(this.#limit * MOST_OF_OTHERS))
  }

  /**
   * Leaves others `calls` calls in any 60 s until the time `until` of the monotonic clock; 'half' of the limit where it
   * is only known that there are others.
   */
  leave(calls: number | 'half', until: number): void {
    this.#others =
      calls === 'half' ? Math.floor(this.#limit * SHARE_OF_OTHERS) : Math.max(0, Math.floor(calls))
    this.#othersUntil = until
    if (this.#others === 0) this.#refusal = null
  }

  /** Forgets other programs once `#othersUntil` has passed. */
  forget(now: number): void {
    if (now >= this.#othersUntil) this.leave(0, Number.POSITIVE_INFINITY)
  }

  /** Learns from a refused call: what Sonde has not used of the limit, others have. */
  learn({ startedAt }: CountedCall, now: number): void {
    const used = Math.max(0, this.#limit - this.#window.sent(startedAt).length)
    // Calls that were under way together when the first was refused count as one refusal.
    const isNew = this.#refusal === null || startedAt > this.#refusal.at
    const before = isNew || !this.#refusal ? this.others : this.#refusal.before
    this.#refusal = { at: isNew || !this.#refusal ? now : this.#refusal.at, used, before }
    // A single 429 takes at most half of what Sonde had left, because it may be a mistake of the service.
    const most = Math.floor((this.#limit + before) / 2)
    const until =
      this.#othersUntil === Number.POSITIVE_INFINITY && before > 0 ? this.#othersUntil : now + HELD_FOR
    this.leave(before === 0 ? 'half' : Math.min(most, Math.max(before + 1, used)), until)
  }

  /** Calls in any 60 s that are left for Sonde. */
  own(): number {
    return Math.max(1, this.#limit - (this.others > 0 ? this.others + JITTER_OF_OTHERS : 0))
  }

  /** Polls that may be made in a minute. */
  polls(): number {
    const background = this.#background()
    return Math.max(1, background - Math.min(this.#count('launch'), this.#launches(background)))
  }

  /**
   * After a recent refusal, the time until which even the person's calls wait, because only then a call is surely free
   * again; null where none has to wait.
   */
  waitsUntil(now: number): number | null {
    if (!this.#isRefusedLately(now)) return null
    const sent = this.#window.sent(now)
    const free = this.#limit - Math.ceil(this.#usedByOthers(now))
    // The next call may go when this one has left the window.
    const leaves = sent[sent.length - Math.max(1, free)]
    return leaves === undefined ? null : leaves + WINDOW_MS
  }

  /** Whether a call may go now. A pressing poll (late from the start, or hurried) need not keep the even spread. */
  mayStart(priority: CallPriority, isPressing: boolean, now: number): boolean {
    if (this.#window.count() >= this.#limit || this.waitsUntil(now) !== null) return false
    if ((this.#gapEnds(priority) ?? now) > now) return false
    if (priority === 'person') return true
    const background = this.#background()
    if (this.#window.count((call) => !isPersons(call)) >= background) return false
    if (priority === 'launch' && this.#count('launch') >= this.#launches(background)) return false
    const isFree = priority === 'poll' ? isPressing : !this.#isSpread(priority)
    return isFree || this.#nextSpreadAt() <= now
  }

  /** Takes note of a call that went out. */
  started({ priority, startedAt }: CountedCall): void {
    if (this.#isSpread(priority))
      this.#spreadUntil = Math.max(this.#spreadUntil, startedAt) + this.#spreadGap()
  }

  /** The earliest time at which a call that may not go now may go, unless a call leaves the window before then. */
  nextStart(now: number): number | null {
    const oldest = this.#window.sent(now)[0]
    const times = [
      this.#nextSpreadAt(),
      this.#gapEnds('person'),
      this.#gapEnds('launch'),
      this.#gapEnds('poll'),
      this.#isRefusedLately(now) && oldest !== undefined ? oldest + WINDOW_MS : null,
    ].filter((time) => time !== null && time > now)
    return times.length === 0 ? null : Math.min(...(times as number[]))
  }

  /** The part of the background's calls that launches may use. */
  #launches(background: number): number {
    return Math.max(1, background - Math.ceil(LEAST_FOR_POLLS * this.#limit))
  }

  #count(priority: CallPriority): number {
    return this.#window.count((call) => call.priority === priority)
  }

  /** The part of Sonde's calls that launches and polling may use together. */
  #background(): number {
    const own = this.own()
    const person = this.#window.count(isPersons) + MORE_FOR_PERSON * own
    return Math.max(1, Math.floor(Math.max(LEAST_FOR_BACKGROUND * own, own - person)))
  }

  /** After more than a minute a refusal is no reason to let a person wait. */
  #isRefusedLately(now: number): boolean {
    return this.#refusal !== null && now < this.#refusal.at + WINDOW_MS
  }

  /** The most that others can have used by now: what they used at the refusal, plus what they may have added since. */
  #usedByOthers(now: number): number {
    if (!this.#refusal) return 0
    const added = (this.others * (now - this.#refusal.at)) / WINDOW_MS
    return Math.min(this.others + JITTER_OF_OTHERS, this.#refusal.used + added)
  }

  /**
   * Beside other programs launches are spread over the minute too: a burst of them would leave no calls for the person.
   */
  #isSpread(priority: CallPriority): boolean {
    return priority === 'poll' || (priority === 'launch' && this.others > 0)
  }

  #spreadRate(): number {
    return this.others > 0 ? this.#background() : this.polls()
  }

  #spreadGap(): number {
    return WINDOW_MS / (this.#spreadRate() * (1 - BURST_SHARE))
  }

  #nextSpreadAt(): number {
    const burst = Math.max(1, this.#spreadRate() * BURST_SHARE)
    return this.#spreadUntil - (burst - 1) * this.#spreadGap()
  }

  /** The time until which a call waits for the one before it; null where it need not wait. */
  #gapEnds(priority: CallPriority): number | null {
    if (this.others > 0 || this.#window.count() < this.#limit * SHARE_OF_OTHERS) return null
    const before = this.#window.newest(
      (call) => priority === 'poll' || (call.endedAt === null && !(priority === 'person' && isPersons(call))),
    )
    return before === null ? null : before + LONGEST_GAP[priority]
  }
}
