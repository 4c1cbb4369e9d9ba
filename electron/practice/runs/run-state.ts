import type { SurveyState } from '../store/survey-store.ts'

/** Statuses that the interface defines. */
export type SurveyStatus = 'draft' | 'running' | 'done' | 'failed'

/** The state of a run at a moment. */
export interface RunState {
  readonly status: SurveyStatus
  /** Personas who have answered. */
  readonly completed: number
  /** Personas asked. */
  readonly total: number
  /** Milliseconds since 1970; null before the launch. */
  readonly startedAt: number | null
  /** Milliseconds since 1970; null until the run is done or failed. */
  readonly finishedAt: number | null
}

/**
 * The state of a survey's run at `now`. It is calculated from the stored launch and the time; there is no timer, so a
 * restart or a kill during a run changes nothing.
 */
export function runState(survey: SurveyState, now: number): RunState {
  const { launch, sampleSize: total } = survey
  if (!launch) return { status: 'draft', completed: 0, total, startedAt: null, finishedAt: null }
  const elapsed = Math.min(1, Math.max(0, (now - launch.launchedAt) / launch.durationMs))
  const startedAt = launch.launchedAt
  const end = (share: number) => startedAt + Math.round(launch.durationMs * share)
  switch (launch.outcome) {
    case 'done':
    case 'partial': {
      const last = launch.outcome === 'done' ? total : Math.max(1, Math.floor(total * launch.stopsAt))
      if (elapsed < 1) {
        return {
          status: 'running',
          completed: answered(survey.n, last, elapsed),
          total,
          startedAt,
          finishedAt: null,
        }
      }
      return { status: 'done', completed: last, total, startedAt, finishedAt: end(1) }
    }
    case 'failed': {
      const completed = answered(survey.n, total, Math.min(elapsed, launch.stopsAt))
      if (elapsed < launch.stopsAt)
        return { status: 'running', completed, total, startedAt, finishedAt: null }
      return { status: 'failed', completed, total, startedAt, finishedAt: end(launch.stopsAt) }
    }
    case 'stuck':
      return {
        status: 'running',
        completed: answered(survey.n, total, Math.min(elapsed, launch.stopsAt)),
        total,
        startedAt,
        finishedAt: null,
      }
  }
}

/**
 * Number of personas done after a share of the run: it rises, but unevenly, because people do not answer at the same
 * pace.
 */
function answered(n: number, total: number, share: number): number {
  const wave = 0.03 * (Math.sin(6 * Math.PI * share + n) - Math.sin(n))
  return Math.min(total, Math.max(0, Math.floor(total * (share + wave * (1 - share)))))
}
