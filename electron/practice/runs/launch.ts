import type { PracticeConditions, RunFaultName } from '../conditions.ts'
import { keyOf, unit } from '../random.ts'
import type { Launch, Survey } from '../store/survey-store.ts'

/** Number of interviews that run in parallel. */
const lanes = 8

/**
 * Duration of a run at speed 1, in milliseconds: interviews of 1.2 s + 0.6 s × √questions, eight in parallel, ± 10 %.
 * 50 personas × 4 questions take about 16 s, 100 × 50 about 70 s.
 */
export function runDurationMs(survey: Pick<Survey, 'n' | 'seed' | 'sampleSize' | 'questions'>): number {
  const interview = 1200 + 600 * Math.sqrt(survey.questions.length)
  const spread = 0.9 + 0.2 * unit(keyOf('duration', survey.seed, survey.n))
  return Math.round(Math.ceil(survey.sampleSize / lanes) * interview * spread)
}

/** A launch of the survey at this moment, whose outcome is drawn now. */
export function planLaunch(
  survey: Survey,
  now: number,
  conditions: PracticeConditions,
  fault: RunFaultName | undefined,
): Launch {
  const share = 0.25 + 0.55 * unit(keyOf('stops', survey.seed, survey.n))
  const outcomes = { fail: 'failed', partial: 'partial', stuck: 'stuck' } as const
  return {
    launchedAt: now,
    durationMs: Math.max(1, Math.round(runDurationMs(survey) / conditions.speed)),
    outcome: fault ? outcomes[fault] : 'done',
    stopsAt: fault ? share : 1,
  }
}
