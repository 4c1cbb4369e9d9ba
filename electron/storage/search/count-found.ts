import { splitWords } from '../../../shared/text/has-words.ts'
import type { Database } from '../database/database.ts'
import { countExperiments } from './find-experiments.ts'
import { countNotes } from './find-notes.ts'
import { countTranscriptNotes } from './find-transcript-notes.ts'
import type { FoundCount } from './search-hit.ts'
import { matchExpression, searchWords } from './search-words.ts'
import { searchRows } from './survey-search.ts'

const COUNTS = [
  `SELECT count(*) AS found FROM focus_words JOIN focus_sessions ON n = focus_words.rowid
   WHERE focus_words MATCH ? AND deleted_at IS NULL`,
  `SELECT count(*) AS found FROM run_words JOIN runs ON runs.n = run_words.rowid
     JOIN surveys ON surveys.id = runs.survey_id WHERE run_words MATCH ? AND experiment_id IS NULL`,
]
const SURVEYS = `SELECT count(*) AS found FROM surveys
  WHERE deleted_at IS NULL AND archived_at IS NULL AND n IN (SELECT value FROM json_each(?))`
const ANSWERS = 'SELECT count(*) AS found FROM answer_words WHERE answer_words MATCH ?'

/** Counts what `find` would list without a limit. Like `find`, it counts one answer for each item of a run. */
export function countFound(database: Database, text: string): FoundCount {
  const match = matchExpression(text)
  if (match === null) return { total: 0, isExact: true }
  const count = (sql: string, value: string) => Number(database.get(sql, value)?.found ?? 0)
  const answers = count(ANSWERS, match)
  const others = COUNTS.map((sql) => count(sql, match))
  const experiments = countExperiments(database, text, match)
  const surveys = count(SURVEYS, JSON.stringify([...searchRows(database, text)]))
  const notes = [countNotes(database, text), countTranscriptNotes(database, text)]
  return {
    total: [answers, surveys, experiments, ...notes, ...others].reduce((sum, each) => sum + each, 0),
    isExact: answers === 0 || searchWords(text).flatMap(splitWords).length === 1,
  }
}
