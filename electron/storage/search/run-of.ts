import type { Database } from '../database/database.ts'
import type { StoredHit } from './search-hit.ts'

type Row = ReturnType<Database['all']>[number]

/** A column of a query of `runs`: the title of the experiment that a run belongs to; null for any other run. */
export const OF_EXPERIMENT = `(
  SELECT experiments.document ->> '$.plan.title' FROM surveys JOIN experiments ON experiments.id = experiment_id
  WHERE surveys.id = runs.survey_id) AS experiment`

/** What tells a run from others, from its columns `number`, `at` and `experiment`. */
export function runOf({ number, at, experiment }: Row): NonNullable<StoredHit['run']> {
  const run = { version: Number(number), at: Number(at) }
  return typeof experiment === 'string' ? { ...run, experiment } : run
}
