import { stemFirst } from '../../../shared/experiments/told-title.ts'
import { hasWords, splitWords } from '../../../shared/text/has-words.ts'
import type { Database } from '../database/database.ts'
import { STEM } from './run-of.ts'
import type { StoredHit } from './search-hit.ts'
import { searchWords } from './search-words.ts'

/** The title of an experiment, without its other words: in a table of `experiments`. */
const TITLE = "coalesce(CASE WHEN json_valid(document) THEN document ->> '$.plan.title' END, '')"

/**
 * Experiments with the words in their own title, then those with the words in the titles of their runs, one hit each. A
 * run that replaces another is not counted again in the total.
 */
const FOUND = `
  WITH hits AS MATERIALIZED (SELECT rowid AS n, bm25(run_words) AS score FROM run_words WHERE run_words MATCH ?),
    asked AS MATERIALIZED (
      SELECT experiment_id AS id, min(score) AS score
      FROM hits JOIN runs ON runs.n = hits.n JOIN surveys ON surveys.id = runs.survey_id
      WHERE experiment_id IS NOT NULL GROUP BY experiment_id),
    titled AS MATERIALIZED (SELECT value AS id FROM json_each(?)),
    found AS MATERIALIZED (
      SELECT experiments.id, document, experiments.created_at AS made, surveys.id AS survey, coalesce(score, 0) AS score,
        experiments.id IN (SELECT id FROM titled) AS own
      FROM experiments LEFT JOIN asked ON asked.id = experiments.id
        LEFT JOIN surveys ON surveys.experiment_id = experiments.id
      WHERE own OR asked.id IS NOT NULL)
  SELECT id, ${TITLE} AS title, ${STEM} AS stem,
    (SELECT max(practice) FROM runs WHERE survey_id = survey) AS practice,
    coalesce((SELECT min(created_at) FROM runs WHERE survey_id = survey), made) AS at,
    (SELECT count(*) FROM runs WHERE survey_id = survey AND runs.document ->> '$.results' = 'stored') AS done,
    (SELECT count(*) FROM json_each(document, '$.runs') WHERE value ->> '$.replaces' IS NULL) AS total
  FROM found ORDER BY own DESC, score, at DESC LIMIT ?`

/** `match`: the words of `text` as an FTS5 query. */
export function findExperiments(database: Database, text: string, match: string, limit: number): StoredHit[] {
  return database.all(FOUND, match, titled(database, text), limit).map((row) => ({
    kind: 'experiment',
    id: String(row.id),
    title: stemFirst(String(row.title), String(row.stem)),
    practice: row.practice === 1,
    experiment: { at: Number(row.at), done: Number(row.done), total: Number(row.total) },
  }))
}

/** How many `findExperiments` finds without a limit. */
export function countExperiments(database: Database, text: string, match: string): number {
  return database.all(FOUND, match, titled(database, text), -1).length
}

/** The ids of the experiments whose title has the words, as JSON. They are few: a person designs each of them. */
function titled(database: Database, text: string): string {
  const wanted = searchWords(text).flatMap(splitWords)
  const rows = database.all(`SELECT id, ${TITLE} AS title FROM experiments`)
  return JSON.stringify(rows.flatMap(({ id, title }) => (hasWords(String(title), wanted) ? [id] : [])))
}
