import type { Progress, Run } from '../../../shared/models/run.ts'

/** How far a run was at an instant, in milliseconds since 1970. */
export interface ProgressSample {
  at: number
  /** 0 to 1. */
  fraction: number
  /** Null where only the fraction is known. */
  answered: number | null
}

/** How fast a run goes; null where it cannot be told yet. */
export interface Pace {
  /** Answers a minute. */
  perMinute: number | null
  /** Part of the whole a minute, 0 to 1. */
  fractionPerMinute: number | null
  /** Milliseconds. */
  left: number | null
}

/** A run changes its pace: only so much of its past tells how it goes now. */
const WINDOW_MS = 90_000
const MINUTE_MS = 60_000
/** A rise below a millionth of the run tells nothing of its pace. */
const LEAST_RISE = 1e-6

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
      ? [{ at: run.launchedAt, fraction: 0, answered: 0 }]
      : history
  const last = start.at(-1)
  if (last && last.at >= run.checkedAt) return history
  return [...start, { at: run.checkedAt, fraction, answered: run.progress?.answered ?? null }]
}

/**
 * Pace over the last 90 s of the history: `pace = (progress now − progress then) / (now − then)`, and
 * `left = (1 − progress) / pace`, less what has passed since it was last heard of.
 */
export function paceOf(history: readonly ProgressSample[], now: number): Pace {
  const last = history.at(-1)
  const first = last && history.findLast(({ at }, index) => index === 0 || at <= last.at - WINDOW_MS)
  const unknown: Pace = { perMinute: null, fractionPerMinute: null, left: null }
  if (!last || !first || last.at <= first.at || last.fraction - first.fraction < LEAST_RISE) return unknown
  const minutes = (last.at - first.at) / MINUTE_MS
  const fractionPerMinute = (last.fraction - first.fraction) / minutes
  const toGo = ((1 - last.fraction) / fractionPerMinute) * MINUTE_MS
  return {
    perMinute:
      last.answered === null || first.answered === null ? null : (last.answered - first.answered) / minutes,
    fractionPerMinute,
    left: Math.max(0, toGo - Math.max(0, now - last.at)),
  }
}
