import { surveyDraftSchema } from '../../shared/models/draft.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { surveyVersionSchema } from '../../shared/models/survey.ts'
import type { Database } from './database.ts'
import { parseDocument, type RowReader } from './row-reader.ts'
import type { SurveyRepository } from './storage.ts'

const NEWEST_FIRST = 'SELECT * FROM survey_versions WHERE survey_id = ? ORDER BY number DESC'

/** Frozen drafts. None is ever changed or removed: runs point at them. */
export function surveyVersions(
  database: Database,
  reader: RowReader,
): Pick<SurveyRepository, 'freeze' | 'versions' | 'version'> {
  return {
    freeze(surveyId, draft, newId, now) {
      // The schema writes the keys in its own order: equal drafts give equal text.
      const document = JSON.stringify(surveyDraftSchema.parse(draft))
      return database.transaction(() => {
        if (!database.get('SELECT 1 FROM surveys WHERE id = ?', surveyId)) throw new SondeError('MISSING')
        const newest = database.get(`${NEWEST_FIRST} LIMIT 1`, surveyId)
        if (newest?.document === document) {
          return reader.one(surveyVersionSchema, 'version', newest.id, toVersion(newest))
        }
        const row = database.get(
          `INSERT INTO survey_versions (id, survey_id, number, name, document, created_at)
           VALUES (?, ?, ?, NULL, ?, ?) RETURNING *`,
          newId,
          surveyId,
          Number(newest?.number ?? 0) + 1,
          document,
          now,
        )
        return reader.one(surveyVersionSchema, 'version', newId, row && toVersion(row))
      })
    },

    versions(surveyId) {
      return reader.many(surveyVersionSchema, 'version', database.all(NEWEST_FIRST, surveyId), toVersion)
    },

    version(versionId) {
      const row = database.get('SELECT * FROM survey_versions WHERE id = ?', versionId)
      return row && reader.one(surveyVersionSchema, 'version', versionId, toVersion(row))
    },
  }
}

function toVersion(row: Record<string, unknown>): unknown {
  return {
    id: row.id,
    surveyId: row.survey_id,
    number: row.number,
    name: row.name,
    draft: parseDocument(row.document),
    createdAt: row.created_at,
  }
}
