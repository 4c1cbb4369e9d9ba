import type { Progress, Run } from '../models/run.ts'

/** How far a run was at an instant, in milliseconds since 1970. */
export interface ProgressSample {
  at: number
  /** 0 to 1. */
  fraction: number
  /** Null where only the fraction is known. */
  answered: number | null
  /** The run may be this much further than the fraction says, for progress comes rounded down. */
  step: number
}

/** How fast a run goes and when it will be over; null where it cannot be told yet. Times in milliseconds. */
export interface Forecast {
  /** Answers a minute. */
  perMinute: number | null
  /** Part of the whole a minute, 0 to 1. */
  fractionPerMinute: number | null
  /** Until the likely end: what a person is told. Never negative. */
  left: number | null
  /**
   * When the run should end at the earliest, since 1970: what decides when it is polled, for a look too early costs a call
   * and a look too late keeps a person waiting. It stays while progress stands still, so it may be in the past.
   */
  earliestEnd: number | null
}

/** A run changes its pace: the newest third of its past tells how it goes now, and at least so many milliseconds. */
const PART_OF_PAST = 1 / 3
const SHORTEST_WINDOW = 90_000
const MINUTE = 60_000
/** A rise below a millionth of the run tells nothing of its pace. */
const LEAST_RISE = 1e-6
/** Before so much of the run is done, rounding says too much about when it began to move. */
const BEGUN = 0.05
/** Progress comes rounded down, to a respondent where they are counted, else to about a percent. */
const USUAL_STEP = 0.01

/** How far a run is, 0 to 1, from whatever the service told; null where it told nothing, or nothing certain. */
export function fractionOf(progress: Progress | null): number | null {
  if (!progress || progress.certainty === 'unsure') return null
  if (progress.fraction !== null) return progress.fraction
  const { answered, total } = progress
  if (answered === null || total === null || total <= 0) return null
  return Math.min(1, Math.max(0, answered / total))
}

/** The history with what the run tells now; the same array where it tells nothing new. Starts at the launch, at 0. */
export function withSample(history: readonly ProgressSample[], run: Run): readonly ProgressSample[] {
  const fraction = fractionOf(run.progress)
  if (fraction === null || run.checkedAt === null) return history
  const start: readonly ProgressSample[] =
    history.length === 0 && run.launchedAt !== null && run.launchedAt < run.checkedAt
      ? [{ at: run.launchedAt, fraction: 0, answered: 0, step: 0 }]
      : history
  const last = start.at(-1)
  if (last && last.at >= run.checkedAt) return history
  const { answered = null, total = null } = run.progress ?? {}
  return [...start, { at: run.checkedAt, fraction, answered, step: total ? 1 / total : USUAL_STEP }]
}

/** When progress was last seen to change; null without a history. */
export function movedAt(history: readonly ProgressSample[]): number | null {
  return firstOfNewest(history)?.at ?? null
}

/** What the history of a run's progress says of its future, as of `now`. */
export function forecastOf(history: readonly ProgressSample[], now: number): Forecast {
  const earliestEnd = earliestEndOf(history)
  const last = history.at(-1)
  const first = last && baseOf(history, last)
  if (!last || !first || last.at <= first.at || last.fraction - first.fraction < LEAST_RISE)
    return { perMinute: null, fractionPerMinute: null, left: null, earliestEnd }
  const minutes = (last.at - first.at) / MINUTE
  const fractionPerMinute = (last.fraction - first.fraction) / minutes
  const toGo = ((1 - last.fraction) / fractionPerMinute) * MINUTE
  return {
    perMinute:
      last.answered === null || first.answered === null ? null : (last.answered - first.answered) / minutes,
    fractionPerMinute,
    left: Math.max(0, toGo - Math.max(0, now - last.at)),
    earliestEnd,
  }
}

/** As if the run were as far, and so as fast, as its rounded progress allows. */
function earliestEndOf(history: readonly ProgressSample[]): number | null {
  const moved = firstOfNewest(history)
  const first = moved && baseOf(history, moved)
  if (!moved || !first || moved.at <= first.at || moved.fraction - first.fraction < LEAST_RISE) return null
  const reached = Math.min(1, moved.fraction + moved.step)
  const speed = (reached - first.fraction) / (moved.at - first.at)
  return moved.at + (1 - reached) / speed
}

/** The sample from which on the pace until `until` is reckoned. While a run waits at the service it has no pace. */
function baseOf(history: readonly ProgressSample[], until: ProgressSample): ProgressSample | undefined {
  const [start] = history
  if (!start) return undefined
  const hasBegun = until.fraction - start.fraction >= BEGUN
  const begun = hasBegun ? history.findLastIndex(({ fraction }) => fraction <= start.fraction) : 0
  const from = until.at - Math.max(SHORTEST_WINDOW, (until.at - start.at) * PART_OF_PAST)
  return history.findLast(({ at }, index) => index <= begun || at <= from)
}

/** The first of the newest samples that say the same. */
function firstOfNewest(history: readonly ProgressSample[]): ProgressSample | undefined {
  const newest = history.at(-1)?.fraction
  return history[history.findLastIndex(({ fraction }) => fraction !== newest) + 1]
}
