import type { Progress } from '../../../shared/models/run.ts'

/** Progress below this since the first look says too little about the speed. */
const TELLING = 0.05
/** Progress comes rounded down, to a respondent where they are told, else to about a percent. */
const USUAL_STEP = 0.01

/** When a run will probably be over, from what was seen of its progress. Times in milliseconds since 1970. */
export interface Forecast {
  /** A look at `now` saw this. */
  see(progress: Progress | null, now: number): void
  /** When the run should end at the earliest; null while nothing tells. May be in the past. */
  end(): number | null
  /** When progress was last seen to change, or the run began. */
  movedAt(): number
}

/**
 * Speed is the faster of two: since the launch, and since progress was last at its first value, for a run may wait at
 * the service before it moves. Too fast a guess costs a look; too slow a guess keeps a person waiting.
 */
export function createForecast(launchedAt: number): Forecast {
  let first: { fraction: number; at: number } | null = null
  let newest: { fraction: number; at: number } | null = null
  let end: number | null = null

  function speed(fraction: number, step: number, now: number): number {
    const overall = Math.min(1, fraction + step) / Math.max(1, now - launchedAt)
    if (!first || fraction - first.fraction < TELLING) return overall
    return Math.max(overall, (fraction - first.fraction) / Math.max(1, now - first.at))
  }

  return {
    see: (progress, now) => {
      const fraction = progress?.fraction ?? null
      if (fraction === null) return
      if (!first || fraction <= first.fraction) first = { fraction, at: now }
      if (fraction === newest?.fraction) return
      newest = { fraction, at: now }
      const step = progress?.total ? 1 / progress.total : USUAL_STEP
      const left = Math.max(0, 1 - fraction - step)
      end = fraction > 0 ? now + left / speed(fraction, step, now) : null
    },
    end: () => end,
    movedAt: () => newest?.at ?? launchedAt,
  }
}
