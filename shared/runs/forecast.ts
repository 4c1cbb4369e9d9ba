import type { Progress, Run } from '../models/run.ts'

/** How far a run was at time `at`, in milliseconds since 1970. */
export interface ProgressSample {
  at: number
  /** 0 to 1. */
  fraction: number
  /** Null where only the fraction is known. */
  answered: number | null
  /** By how much the run may be ahead of `fraction`, because the service rounds progress down. */
  step: number
}

/** How fast a run proceeds and when it will end; null where that is not known yet. Times in milliseconds. */
export interface Forecast {
  /** Answers a minute. No pace and no time left are told of a run that stands still. */
  perMinute: number | null
  /** Part of the whole a minute, 0 to 1. */
  fractionPerMinute: number | null
  /** Time until the likely end, to be shown to a person. Never negative. */
  left: number | null
  /**
   * The earliest likely end, since 1970. It decides when the run is polled: a poll too early costs a call, one too late
   * keeps a person waiting. It does not move while progress stands still, so it may be in the past.
   */
  earliestEnd: number | null
  /**
   * How long the run has told no progress, where that is far longer than its pace explains, or where it has not told
   * any for very long; a time left would then be wrong.
   */
  stoodStill: number | null
}

/**
 * The pace of a run changes: it is measured over the newest third of its past, but at least over SHORTEST_WINDOW ms.
 */
const PART_OF_PAST = 1 / 3
const SHORTEST_WINDOW = 90_000
const MINUTE = 60_000
/** A run stands still when it has told no progress for so many times the usual time of one step, and for this long. */
const STILL_STEPS = 12
const SHORTEST_STILL = 60_000
/** A run that has told no progress at all stands still after this time: it may have waited at the service before. */
const STILL_AT_START = 300_000
/** From a smaller rise of the fraction no pace is calculated. */
const LEAST_RISE = 1e-6
/** Until this much of the run is done, rounding hides when it began to move. */
const BEGUN = 0.05
/** The step to which progress is rounded down where answers are not counted: about a percent. */
const USUAL_STEP = 0.01

/**
 * How far a run is, 0 to 1, from the progress that the service sent; null where there is none, or none that is certain.
 */
export function fractionOf(progress: Progress | null): number | null {
  if (!progress || progress.certainty === 'unsure') return null
  if (progress.fraction !== null) return progress.fraction
  const { answered, total } = progress
  if (answered === null || total === null || total <= 0) return null
  return Math.min(1, Math.max(0, answered / total))
}

/**
 * How far a run may be, for the times of polls alone: where nobody knows what a bare number counts, as if it were a
 * percentage. A wrong pace costs a poll; it is shown to nobody.
 */
export function supposedFraction(progress: Progress | null): number | null {
  return fractionOf(progress) ?? (progress?.bare === undefined ? null : progress.bare / 100)
}

/**
 * The history with the run's present progress, as `far` reads it; the same array if that is not new. It starts with 0
 * at the launch. Progress that was reached before anybody looked is put at the time when it was reached.
 */
export function withSample(
  history: readonly ProgressSample[],
  run: Run,
  far = fractionOf,
): readonly ProgressSample[] {
  const fraction = far(run.progress)
  if (fraction === null || run.checkedAt === null) return history
  const start: readonly ProgressSample[] =
    history.length === 0 && run.launchedAt !== null && run.launchedAt < run.checkedAt
      ? [{ at: run.launchedAt, fraction: 0, answered: 0, step: 0 }]
      : history
  const last = start.at(-1)
  if (last && last.at >= run.checkedAt) return history
  const { answered = null, total = null } = run.progress ?? {}
  const sample = { at: run.checkedAt, fraction, answered, step: total ? 1 / total : USUAL_STEP }
  const { movedAt } = run
  const isEarlier = movedAt !== null && movedAt < sample.at && movedAt > (start.at(-1)?.at ?? 0)
  return isEarlier ? [...start, { ...sample, at: movedAt }, sample] : [...start, sample]
}

/** When progress was last seen to change; null without a history. */
export function movedAt(history: readonly ProgressSample[]): number | null {
  return firstOfNewest(history)?.at ?? null
}

/** Forecasts a run at time `now` from the history of its progress. */
export function forecastOf(history: readonly ProgressSample[], now: number): Forecast {
  const earliestEnd = earliestEndOf(history)
  const stoodStill = stoodStillFor(history)
  const last = history.at(-1)
  const rise = newestRise(history)
  if (!last || !rise || stoodStill !== null)
    return { perMinute: null, fractionPerMinute: null, left: null, earliestEnd, stoodStill }
  const { first, moved } = rise
  const minutes = (moved.at - first.at) / MINUTE
  const fractionPerMinute = (moved.fraction - first.fraction) / minutes
  const toGo = ((1 - moved.fraction) / fractionPerMinute) * MINUTE
  const step = (moved.step / fractionPerMinute) * MINUTE
  // Of a run that was heard to be no further, at most one step can have passed.
  const passed = last === moved ? now - moved.at : Math.min(step, now - moved.at)
  return {
    perMinute:
      moved.answered === null || first.answered === null ? null : (moved.answered - first.answered) / minutes,
    fractionPerMinute,
    left: Math.max(0, toGo - Math.max(0, passed)),
    earliestEnd,
    stoodStill,
  }
}

/** The end of the run if it is as far, and therefore as fast, as its rounded-down progress allows. */
function earliestEndOf(history: readonly ProgressSample[]): number | null {
  const rise = newestRise(history)
  if (!rise) return null
  const { first, moved } = rise
  const reached = Math.min(1, moved.fraction + moved.step)
  const speed = (reached - first.fraction) / (moved.at - first.at)
  return moved.at + (1 - reached) / speed
}

function stoodStillFor(history: readonly ProgressSample[]): number | null {
  const moved = firstOfNewest(history)
  const last = history.at(-1)
  if (!moved || !last || last.fraction >= 1) return null
  const still = last.at - moved.at
  const rise = newestRise(history)
  if (!rise) return still >= STILL_AT_START ? still : null
  const step = (moved.step * (moved.at - rise.first.at)) / (moved.fraction - rise.first.fraction)
  return still >= Math.max(SHORTEST_STILL, STILL_STEPS * step) ? still : null
}

/** The newest rise of the progress, and the sample from which its pace is measured; null where nothing rose. */
function newestRise(
  history: readonly ProgressSample[],
): { first: ProgressSample; moved: ProgressSample } | null {
  const moved = firstOfNewest(history)
  const first = moved && baseOf(history, moved)
  if (!moved || !first || moved.at <= first.at || moved.fraction - first.fraction < LEAST_RISE) return null
  return { first, moved }
}

/**
 * The sample from which the pace up to `until` is measured. The time in which the run waits at the service is left out.
 */
function baseOf(history: readonly ProgressSample[], until: ProgressSample): ProgressSample | undefined {
  const [start] = history
  if (!start) return undefined
  const hasBegun = until.fraction - start.fraction >= BEGUN
  const begun = hasBegun ? history.findLastIndex(({ fraction }) => fraction <= start.fraction) : 0
  const from = until.at - Math.max(SHORTEST_WINDOW, (until.at - start.at) * PART_OF_PAST)
  return history.findLast(({ at }, index) => index <= begun || at <= from)
}

/** The first of the newest samples with the same fraction. */
function firstOfNewest(history: readonly ProgressSample[]): ProgressSample | undefined {
  const newest = history.at(-1)?.fraction
  return history[history.findLastIndex(({ fraction }) => fraction !== newest) + 1]
}
