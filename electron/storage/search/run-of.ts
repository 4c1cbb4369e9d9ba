import { stemFirst } from '../../../shared/experiments/told-title.ts'
import type { Database } from '../database/database.ts'
import type { StoredHit } from './search-hit.ts'

type Row = ReturnType<Database['all']>[number]

/** The stem of the item under test, as `testedStem` finds it: in a table of `experiments` with their `document`. */
export const STEM = `CASE WHEN json_valid(document) AND document ->> '$.plan.item' IS NOT NULL THEN coalesce(
  (SELECT value ->> '$.question.stem' FROM json_each(document, '$.plan.arms') WHERE value ->> '$.kind' = 'base'),
  (SELECT value ->> '$.stem' FROM json_each(document, '$.plan.draft.questions')
    WHERE value ->> '$.id' = document ->> '$.plan.item'), '') ELSE '' END`

const ofExperiment = (column: string) => `(
  SELECT ${column} FROM (SELECT id, document FROM experiments) AS of_run
  WHERE of_run.id = (SELECT experiment_id FROM surveys WHERE surveys.id = runs.survey_id))`

/** Columns of a query of `runs`: the title and the stem of the experiment of a run; null for any other run. */
export const OF_EXPERIMENT = `${ofExperiment("document ->> '$.plan.title'")} AS experiment,
  ${ofExperiment(STEM)} AS tested`

/** What tells a run from others, from its columns `number` and `at` and those of `OF_EXPERIMENT`. */
export function runOf({ number, at, experiment, tested }: Row): NonNullable<StoredHit['run']> {
  const run = { version: Number(number), at: Number(at) }
  return typeof experiment === 'string'
    ? { ...run, experiment: stemFirst(experiment, String(tested ?? '')) }
    : run
}
