import type { Database } from '../database/database.ts'
import { findAnswers } from './find-answers.ts'
import { findExperiments } from './find-experiments.ts'
import { findItem } from './find-item.ts'
import { findNotes } from './find-notes.ts'
import { findTranscriptNotes } from './find-transcript-notes.ts'
import type { StoredHit } from './search-hit.ts'
import { matchExpression } from './search-words.ts'
import { searchRows } from './survey-search.ts'

/** One query for each kind, best hits first; a word in the title counts ten times as much as one in the text. */
const QUERIES: readonly { kind: StoredHit['kind']; sql: string }[] = [
  {
    kind: 'survey',
    sql: `SELECT id, surveys.title, 0 AS practice FROM survey_words JOIN surveys ON n = survey_words.rowid
          WHERE survey_words MATCH ? AND deleted_at IS NULL AND archived_at IS NULL
          ORDER BY bm25(survey_words, 10, 1, 1), n DESC LIMIT ?`,
  },
  {
    kind: 'focus',
    sql: `SELECT id, focus_sessions.title, practice, snippet(focus_words, -1, '', '', '…', 24) AS words FROM focus_words JOIN focus_sessions ON n = focus_words.rowid
          WHERE focus_words MATCH ? AND deleted_at IS NULL ORDER BY bm25(focus_words, 10, 1, 1), n DESC LIMIT ?`,
  },
  {
    kind: 'run',
    sql: `SELECT runs.id, runs.title, practice, number, runs.created_at AS at
          FROM run_words JOIN runs ON runs.n = run_words.rowid JOIN survey_versions ON survey_versions.id = version_id
          WHERE run_words MATCH ? AND NOT EXISTS (
            SELECT 1 FROM surveys WHERE surveys.id = runs.survey_id AND experiment_id IS NOT NULL)
          ORDER BY bm25(run_words), runs.n DESC LIMIT ?`,
  },
]

/**
 * Surveys, focus groups, runs, experiments, answers, notes, and what was added to transcripts, in this order, that have
 * every word of `text`; at most `limit` in all. Ranks of different kinds cannot be compared, so each kind gets an equal share of the limit, and the
 * unused part of a share goes to the others.
 */
export function find(database: Database, text: string, limit: number): StoredHit[] {
  const match = matchExpression(text)
  if (match === null) return []
  const found = QUERIES.map(({ kind, sql }) => {
    const hits = database.all(sql, match, limit).map(
      (row): StoredHit => ({
        kind,
        id: String(row.id),
        title: String(row.title),
        practice: row.practice === 1,
        ...(kind === 'focus' && { words: String(row.words ?? '') }),
        ...(kind === 'run' && { run: { version: Number(row.number), at: Number(row.at) } }),
      }),
    )
    return kind === 'survey' && hits.length < limit ? withTagged(database, hits, text, limit) : hits
  })
  found.push(
    findExperiments(database, text, match, limit),
    findAnswers(database, text, match, limit),
    findNotes(database, text, limit),
    findTranscriptNotes(database, text, limit),
  )
  const shares = shareOut(
    found.map((hits) => hits.length),
    limit,
  )
  return found
    .flatMap((hits, index) => hits.slice(0, shares[index]))
    .map((hit) => {
      const item = hit.kind === 'survey' ? findItem(database, hit, text) : undefined
      return item ? { ...hit, item } : hit
    })
}

/** Adds the surveys that have some or all of the words only in their tags, last changed first. */
function withTagged(
  database: Database,
  hits: readonly StoredHit[],
  text: string,
  limit: number,
): StoredHit[] {
  const found = JSON.stringify([...searchRows(database, text)])
  const tagged = database
    .all(
      `SELECT id, title FROM surveys WHERE deleted_at IS NULL AND archived_at IS NULL
         AND n IN (SELECT value FROM json_each(?))
       ORDER BY updated_at DESC, n DESC LIMIT ?`,
      found,
      limit,
    )
    .map(
      ({ id, title }): StoredHit => ({
        kind: 'survey',
        id: String(id),
        title: String(title),
        practice: false,
      }),
    )
    .filter(({ id }) => !hits.some((hit) => hit.id === id))
  return [...hits, ...tagged].slice(0, limit)
}

/** Shares `limit` out, one at a time in turn. */
function shareOut(wanted: readonly number[], limit: number): number[] {
  const shares = wanted.map(() => 0)
  let left = limit
  for (let round = 1; left > 0 && wanted.some((count) => count >= round); round += 1) {
    wanted.forEach((count, index) => {
      if (count < round || left === 0) return
      shares[index] = round
      left -= 1
    })
  }
  return shares
}
