import { type SurveyDraft, surveyDraftSchema } from '../../../shared/models/draft.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { type Survey, surveySchema } from '../../../shared/models/survey.ts'
import { columnText } from '../database/column-text.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import { sortKey } from '../database/sort-key.ts'
import { indexSurvey } from '../search/survey-words.ts'
import type { NewSurvey, SurveyRepository } from '../storage.ts'
import { surveyList } from './survey-list.ts'
import { storeTags, surveyTags, TAGS_OF_SURVEY } from './survey-tags.ts'
import { storeVersions, surveyVersions } from './survey-versions.ts'

/** Surveys. Drafts are in a table of their own, so that the library reads only small rows. */
export function surveyRepository(database: Database, reader: RowReader): SurveyRepository {
  function storeDraft(n: number, draft: SurveyDraft): void {
    database.run(
      'INSERT OR REPLACE INTO survey_drafts (survey_n, document) VALUES (?, ?)',
      n,
      JSON.stringify(draft),
    )
    indexSurvey(database, n, draft)
  }

  /** Returns the row's number. */
  function insertRow(survey: Survey): number {
    const { id, draft, revision, createdAt, updatedAt, archivedAt, deletedAt } = survey
    const row = database.get(
      `INSERT INTO surveys
         (id, title, sort_title, context, question_count, revision, created_at, updated_at, archived_at, deleted_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
      id,
      columnText(draft.title),
      sortKey(draft.title),
      columnText(draft.context),
      draft.questions.length,
      revision,
      createdAt,
      updatedAt,
      archivedAt,
      deletedAt,
    )
    return Number(row?.n)
  }

  function setTime(column: 'deleted_at' | 'archived_at', ids: readonly string[], time: number | null): void {
    database.transaction(() => {
      for (const id of ids) {
        const changed = database.run(
          `UPDATE surveys SET ${column} = ? WHERE id = ? AND experiment_id IS NULL`,
          time,
          id,
        )
        if (changed === 0) throw new SondeError('MISSING')
      }
    })
  }

  function insertAll(entries: readonly NewSurvey[]): void {
    database.transaction(() => {
      for (const { survey, versions = [], sources = [] } of entries) {
        const n = insertRow(surveySchema.parse(survey))
        storeDraft(n, survey.draft)
        storeTags(database, n, survey.tags)
        storeVersions(database, survey.id, versions, sources)
      }
    })
  }

  return {
    get(id) {
      const row = database.get(
        `SELECT surveys.*, document, ${TAGS_OF_SURVEY} AS tags
         FROM surveys LEFT JOIN survey_drafts ON survey_n = surveys.n
         WHERE id = ? AND experiment_id IS NULL`,
        id,
      )
      if (!row) return null
      return reader.one(surveySchema, 'survey', id, {
        id: row.id,
        draft: parseDocument(row.document),
        revision: row.revision,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        tags: parseDocument(row.tags),
        archivedAt: row.archived_at,
        deletedAt: row.deleted_at,
      })
    },

    insert: (survey) => insertAll([{ survey }]),
    insertAll,

    saveDraft(id, revision, draft, now) {
      const sound = surveyDraftSchema.parse(draft)
      return database.transaction(() => {
        const row = database.get(
          `UPDATE surveys
           SET revision = revision + 1, title = ?, sort_title = ?, context = ?, question_count = ?, updated_at = ?
           WHERE id = ? AND revision = ? AND experiment_id IS NULL RETURNING n, revision`,
          columnText(sound.title),
          sortKey(sound.title),
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
        if (!database.get('SELECT 1 FROM surveys WHERE id = ? AND experiment_id IS NULL', id))
          throw new SondeError('MISSING')
        return null
      })
    },

    setDeleted: (ids, deletedAt) => setTime('deleted_at', ids, deletedAt),
    setArchived: (ids, archivedAt) => setTime('archived_at', ids, archivedAt),

    noteFindings(id, revision, open) {
      database.run(
        'UPDATE surveys SET checked_revision = ?, open_findings = ? WHERE id = ? AND revision = ?',
        revision,
        open,
        id,
        revision,
      )
    },

    ...surveyList(database, reader),
    ...surveyTags(database),
    ...surveyVersions(database, reader),
  }
}
