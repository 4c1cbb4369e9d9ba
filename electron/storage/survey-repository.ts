import { type SurveyDraft, surveyDraftSchema } from '../../shared/models/draft.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { surveySchema, surveySummarySchema } from '../../shared/models/survey.ts'
import { columnText } from './column-text.ts'
import type { Database } from './database.ts'
import { parseDocument, type RowReader } from './row-reader.ts'
import { matchExpression } from './search-words.ts'
import type { SurveyRepository } from './storage.ts'
import { surveyVersions } from './survey-versions.ts'
import { indexSurvey } from './survey-words.ts'

/** The library's columns; the newest eight runs come along as JSON, from an index alone. */
const SUMMARY = `
  SELECT id, title, context, question_count, created_at, updated_at, (
    SELECT json_group_array(json_object('id', id, 'state', state, 'practice', practice)) FROM (
      SELECT id, state, practice FROM runs WHERE survey_id = surveys.id ORDER BY created_at DESC, n DESC LIMIT 8
    )
  ) AS runs
  FROM surveys`
const NEWEST_FIRST = 'ORDER BY updated_at DESC, n DESC'

/** Surveys. The draft lies in a table of its own, so that the library reads small rows only. */
export function surveyRepository(database: Database, reader: RowReader): SurveyRepository {
  function storeDraft(n: number, draft: SurveyDraft): void {
    database.run(
      'INSERT OR REPLACE INTO survey_drafts (survey_n, document) VALUES (?, ?)',
      n,
      JSON.stringify(draft),
    )
    indexSurvey(database, n, draft)
  }

  return {
    list({ search = '', deleted = false }) {
      const bin = `deleted_at IS ${deleted ? 'NOT NULL' : 'NULL'}`
      const match = matchExpression(search)
      if (match === null && search.trim() !== '') return []
      const rows =
        match === null
          ? database.all(`${SUMMARY} WHERE ${bin} ${NEWEST_FIRST}`)
          : database.all(
              `${SUMMARY} WHERE ${bin} AND n IN (SELECT rowid FROM survey_words WHERE survey_words MATCH ?) ${NEWEST_FIRST}`,
              match,
            )
      return reader.many(surveySummarySchema, 'survey', rows, toSummary)
    },

    get(id) {
      const row = database.get(
        'SELECT surveys.*, document FROM surveys LEFT JOIN survey_drafts ON survey_n = n WHERE id = ?',
        id,
      )
      if (!row) return null
      return reader.one(surveySchema, 'survey', id, {
        id: row.id,
        draft: parseDocument(row.document),
        revision: row.revision,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        deletedAt: row.deleted_at,
      })
    },

    insert(survey) {
      const { id, draft, revision, createdAt, updatedAt, deletedAt } = surveySchema.parse(survey)
      database.transaction(() => {
        const row = database.get(
          `INSERT INTO surveys (id, title, context, question_count, revision, created_at, updated_at, deleted_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
          id,
          columnText(draft.title),
          columnText(draft.context),
          draft.questions.length,
          revision,
          createdAt,
          updatedAt,
          deletedAt,
        )
        storeDraft(Number(row?.n), draft)
      })
    },

    saveDraft(id, revision, draft, now) {
      const sound = surveyDraftSchema.parse(draft)
      return database.transaction(() => {
        const row = database.get(
          `UPDATE surveys
           SET revision = revision + 1, title = ?, context = ?, question_count = ?, updated_at = ?
           WHERE id = ? AND revision = ? RETURNING n, revision`,
          columnText(sound.title),
          columnText(sound.context),
          sound.questions.length,
          now,
          id,
          revision,
        )
        if (row) {
          storeDraft(Number(row.n), sound)
          return Number(row.revision)
        }
        if (!database.get('SELECT 1 FROM surveys WHERE id = ?', id)) throw new SondeError('MISSING')
        return null
      })
    },

    setDeleted(id, deletedAt) {
      const changed = database.run('UPDATE surveys SET deleted_at = ? WHERE id = ?', deletedAt, id)
      if (changed === 0) throw new SondeError('MISSING')
    },

    ...surveyVersions(database, reader),
  }
}

function toSummary(row: Record<string, unknown>): unknown {
  return {
    id: row.id,
    title: row.title,
    context: row.context,
    questionCount: row.question_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    runs: toRuns(row.runs),
  }
}

function toRuns(text: unknown): unknown {
  const runs = parseDocument(text)
  return Array.isArray(runs) ? runs.map((run) => ({ ...run, practice: run.practice === 1 })) : undefined
}
