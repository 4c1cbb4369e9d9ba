import { storedReadingSchema } from '../../../shared/models/earlier-reading.ts'
import { runStandingSchema } from '../../../shared/models/experiment.ts'
import { storedResultsSchema } from '../../../shared/models/large-results.ts'
import { runResultsSchema } from '../../../shared/models/results.ts'
import { isUnderWay, type Run, runSchema, runStateSchema } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { columnText } from '../database/column-text.ts'
import type { Database, Value } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import { indexAnswers } from '../search/answer-words.ts'
import type { RunRepository } from '../storage.ts'

const UNDER_WAY = runStateSchema.options.filter(isUnderWay)

/** Stores a new run, and its title for the search. To be called within a transaction. */
export function insertRun(database: Database, run: Run): void {
  const sound = runSchema.parse(run)
  const title = columnText(sound.title)
  const row = database.get(
    `INSERT INTO runs (id, survey_id, version_id, title, state, practice, created_at, document)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
    sound.id,
    sound.surveyId,
    sound.versionId,
    title,
    sound.state,
    Number(sound.practice),
    sound.createdAt,
    JSON.stringify(sound),
  )
  database.run('INSERT INTO run_words (rowid, title) VALUES (?, ?)', Number(row?.n), title)
}

/** Runs, and every reading of their payloads. */
export function runRepository(database: Database, reader: RowReader): RunRepository {
  return {
    list({ surveyId, limit, underWay }) {
      const conditions: string[] = []
      const values: Value[] = []
      if (surveyId !== undefined) {
        conditions.push('survey_id = ?')
        values.push(surveyId)
      }
      if (underWay !== undefined) {
        conditions.push(`state ${underWay ? '' : 'NOT '}IN (${UNDER_WAY.map(() => '?').join(', ')})`)
        values.push(...UNDER_WAY)
      }
      const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
      const rows = database.all(
        `SELECT id, document FROM runs ${where} ORDER BY created_at DESC, n DESC LIMIT ?`,
        ...values,
        limit ?? -1,
      )
      return reader.many(runSchema, 'run', rows, (row) => parseDocument(row.document))
    },

    get(id) {
      const row = database.get('SELECT document FROM runs WHERE id = ?', id)
      return row && reader.one(runSchema, 'run', id, parseDocument(row.document))
    },

    hasMark(mark) {
      const row = database.get("SELECT 1 AS found FROM runs WHERE document ->> '$.mark' = ? LIMIT 1", mark)
      return row?.found === 1
    },

    insert(run) {
      database.transaction(() => insertRun(database, run))
    },

    save(run) {
      const sound = runSchema.parse(run)
      const title = columnText(sound.title)
      database.transaction(() => {
        const before = database.get('SELECT n, title FROM runs WHERE id = ?', sound.id)
        if (!before) throw new SondeError('MISSING')
        database.run(
          `UPDATE runs SET survey_id = ?, version_id = ?, title = ?, state = ?, practice = ?, created_at = ?, document = ?
           WHERE n = ?`,
          sound.surveyId,
          sound.versionId,
          title,
          sound.state,
          Number(sound.practice),
          sound.createdAt,
          JSON.stringify(sound),
          Number(before.n),
        )
        if (before.title !== title) {
          database.run('DELETE FROM run_words WHERE rowid = ?', Number(before.n))
          database.run('INSERT INTO run_words (rowid, title) VALUES (?, ?)', Number(before.n), title)
        }
      })
    },

    remove(id) {
      database.transaction(() => {
        const row = database.get('SELECT n FROM runs WHERE id = ?', id)
        if (!row) throw new SondeError('MISSING')
        database.run('DELETE FROM run_words WHERE rowid = ?', Number(row.n))
        database.run('DELETE FROM run_annotations WHERE run_id = ?', id)
        database.run('DELETE FROM runs WHERE n = ?', Number(row.n))
      })
    },

    saveResults(runId, payloadId, results, now) {
      const sound = runResultsSchema.parse(results)
      database.transaction(() => {
        database.run(
          'INSERT INTO run_results (run_id, payload_id, read_at, document) VALUES (?, ?, ?, ?)',
          runId,
          payloadId,
          now,
          JSON.stringify(sound),
        )
        const row = database.get('SELECT n FROM runs WHERE id = ?', runId)
        indexAnswers(database, Number(row?.n), sound)
      })
    },

    results(runId) {
      const row = database.get(
        'SELECT payload_id, document FROM run_results WHERE run_id = ? ORDER BY n DESC LIMIT 1',
        runId,
      )
      if (!row) return null
      const results = reader.one(storedResultsSchema, 'results', runId, parseDocument(row.document))
      return { results, payloadId: String(row.payload_id) }
    },

    readings(runId) {
      return Number(database.get('SELECT COUNT(*) AS n FROM run_results WHERE run_id = ?', runId)?.n)
    },

    allReadings(runId, limit) {
      const rows = database.all(
        `SELECT n AS number, read_at AS readAt, document ->> '$.recipe' AS recipe,
                document ->> '$.certainty' AS certainty,
                payload_id = first_value(payload_id) OVER (ORDER BY n DESC) AS isOfSameReply
         FROM run_results WHERE run_id = ? ORDER BY n DESC LIMIT ?`,
        runId,
        limit,
      )
      return reader.many(storedReadingSchema, 'results', rows, (row) => ({
        ...row,
        isOfSameReply: row.isOfSameReply === 1,
      }))
    },

    reading(runId, number) {
      const row = database.get('SELECT document FROM run_results WHERE run_id = ? AND n = ?', runId, number)
      return row && reader.one(storedResultsSchema, 'results', runId, parseDocument(row.document))
    },

    ofExperiments({ surveyId }) {
      const about = surveyId === undefined ? '' : 'AND e.survey_id = ?'
      const rows = database.all(
        `SELECT r.id, r.state, r.practice, r.document ->> '$.results' AS results,
                r.document ->> '$.connectionName' AS connectionName
         FROM experiments e
         JOIN surveys s ON s.experiment_id = e.id
         JOIN runs r ON r.survey_id = s.id
         WHERE s.experiment_id IS NOT NULL ${about} ORDER BY r.n`,
        ...(surveyId === undefined ? [] : [surveyId]),
      )
      return reader.many(runStandingSchema, 'run', rows, (row) => ({ ...row, practice: row.practice === 1 }))
    },

    withReading() {
      return new Set(
        database.all('SELECT DISTINCT run_id FROM run_results').map(({ run_id }) => String(run_id)),
      )
    },
  }
}
