import { describe, expect, it } from 'vitest'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'

describe('a name with a word that nobody knows', () => {
  it.each([
    { percent_remaining: 80 },
    { pct_left: 80 },
    { not_done: 20, total: 50 },
    { unanswered: 20, total: 50 },
    { percent_failed: 10 },
    { women_pct: 52 },
    { cpu_percent: 12 },
    { max_percent: 100 },
    { taux_erreur: 0.02 },
    { batches_done: 3, batches_total: 6 },
    { upload_progress: { done: 3, total: 6 } },
    { progress: { women: { done: 3, total: 6 } } },
  ])('tells nothing of the progress: %j', (data) => {
    expect(readProgress(data)?.fraction ?? null).toBeNull()
  })

  it.each([
    { progress: 50, max: 200 },
    { progress: 50, progress_max: 200 },
    { progress: 2, total_steps: 4 },
    { progress: 100, phase: 1 },
    { progress: { current: 3, total: 6, unit: 'batches' } },
  ])('beside the progress leaves it as received: %j', (data) => {
    expect(readProgress(data)).toMatchObject({ fraction: null, answered: null, certainty: 'unsure' })
  })

  it.each<[unknown, number]>([
    [{ nb_completed: 10, total: 40 }, 0.25],
    [{ completes: 10, target_completes: 40, quality_rejects: 0 }, 0.25],
    [{ overall_progress_pct: 25 }, 0.25],
    [{ min_completed: 30, completed: 10, total: 40 }, 0.25],
    [{ progress: { done: 10, total: 40, unit: 'personas' } }, 0.25],
  ])('does not stand in the way of the others: %j', (data, fraction) => {
    expect(readProgress(data)?.fraction).toBe(fraction)
  })
})
