/** How long what was learned holds before Sonde tries for more, in milliseconds; doubled each time that fails. */
const FIRST_HOLD = 4 * 60_000
const LONGEST_HOLD = 16 * 60_000
/** After the hold the estimate halves in this time: slowly enough for at most one refusal in some minutes. */
const HALF_LIFE = 2 * 60_000
/** Sonde goes on with at least this part of the limit, whatever others do. */
const LEAST_SHARE = 0.1

/** A refusal by the rate limit, as the budget saw it. */
export interface Refused {
  /** When the refused call was sent, and when its answer came. Milliseconds of the monotonic clock. */
  sentAt: number
  now: number
  /** Calls that the key may make in any 60 s. */
  limit: number
  /** Calls of Sonde that the service had counted in the 60 s before. */
  own: number
}

/**
 * What other programs use of a key. A 429 although Sonde's own window had room tells: the rest of the limit was
 * theirs at that instant. It is believed for a while, then tried again ever more rarely.
 */
export interface OtherPrograms {
  /** Calls in any 60 s that others seem to make; 0 when none are noticed. */
  at(now: number): number
  learn(refused: Refused): void
}

export function createOtherPrograms(): OtherPrograms {
  let estimate = 0
  let learnedAt = Number.NEGATIVE_INFINITY
  let hold = FIRST_HOLD
  /** What was believed when the newest lesson began. */
  let before = 0

  function at(now: number): number {
    const since = now - learnedAt - hold
    const left = since <= 0 ? estimate : estimate * 0.5 ** (since / HALF_LIFE)
    return left < 1 ? 0 : Math.round(left)
  }

  function beginLesson(now: number): void {
    before = at(now)
    if (before === 0) hold = FIRST_HOLD
    else if (now > learnedAt + hold) hold = Math.min(LONGEST_HOLD, hold * 2)
    estimate = before
    learnedAt = now
  }

  return {
    at,
    learn: ({ sentAt, now, limit, own }) => {
      // Calls sent together are refused together: that is one lesson, and the last of them knows best.
      if (sentAt > learnedAt) beginLesson(now)
      // One lesson at most halves what Sonde may use: it may be a whim of the service.
      const believed = Math.min(Math.max(1, limit - own), Math.ceil((limit + before) / 2))
      const most = Math.floor(limit * (1 - LEAST_SHARE))
      estimate = Math.min(most, Math.max(estimate, believed))
    },
  }
}
