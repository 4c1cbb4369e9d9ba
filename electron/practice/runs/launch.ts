import type { PracticeConditions, RunFaultName } from '../conditions.ts'
import { keyOf, unit } from '../random.ts'
import type { Launch, Survey } from '../store/survey-store.ts'

/** Interviews that run side by side. */
const lanes = 8

/**
 * How long a run takes at speed 1, in milliseconds: interviews of 1.2 s + 0.6 s × √questions, eight at a time, give
 * or take a tenth. 50 personas × 4 questions take about 16 s, 100 × 50 about 70 s.
 */
export function runDurationMs(survey: Pick<Survey, 'n' | 'seed' | 'sampleSize' | 'questions'>): number {
  const interview = 1200 + 600 * Math.sqrt(survey.questions.length)
  const spread = 0.9 + 0.2 * unit(keyOf('duration', survey.seed, survey.n))
  return Math.round(Math.ceil(survey.sampleSize / lanes) * interview * spread)
}

/** The launch of a survey now, its end already drawn. */
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
