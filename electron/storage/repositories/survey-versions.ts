import { z } from 'zod'
import { sondeProvenanceSchema } from '../../../shared/exchange/sonde-file/sonde-file.ts'
import { type SurveyDraft, surveyDraftSchema } from '../../../shared/models/draft.ts'
import { runSchema } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import {
  surveyVersionSchema,
  type VersionFacts,
  versionFactsSchema,
  versionSummarySchema,
} from '../../../shared/models/version.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { NewSurvey, VersionRepository } from '../storage.ts'
import { runMarks, toRunMarks } from './run-marks.ts'

const NEWEST_FIRST = 'SELECT * FROM survey_versions WHERE survey_id = ? ORDER BY number DESC'

/** Answered by the index alone, apart from the runs' marks. */
const LISTED = `
  SELECT survey_id, number, id, created_at, imported_at, question_count, facts,
    ${runMarks('version_id = survey_versions.id')} AS runs
  FROM survey_versions`

/** Stores the versions of a survey that has none, unchanged, and its sources. To be called within a transaction. */
export function storeVersions(
  database: Database,
  surveyId: string,
  versions: NonNullable<NewSurvey['versions']>,
  sources: NonNullable<NewSurvey['sources']>,
): void {
  for (const { id, number, draft, createdAt, importedAt, ...facts } of versions) {
    const { base: _, ...asked } = surveyDraftSchema.parse(draft)
    insert(database, surveyId, {
      id,
      number,
      document: JSON.stringify(asked),
      createdAt,
      facts,
      base: null,
      importedAt,
      questionCount: asked.questions.length,
    })
  }
  if (sources.length === 0) return
  database.run(
    'INSERT INTO survey_sources (survey_id, document) VALUES (?, ?)',
    surveyId,
    JSON.stringify(sources),
  )
}

/** Frozen drafts. They are never removed, and only their name and note can be changed, because runs refer to them. */
export function surveyVersions(database: Database, reader: RowReader): VersionRepository {
  /** The parent of a draft's new version: the newest version with the same base, or else the base itself. */
  function parentOf(surveyId: string, base: SurveyDraft['base']): VersionFacts['parent'] {
    const newest = database.get(
      'SELECT number FROM survey_versions WHERE survey_id = ? AND base IS ? ORDER BY number DESC LIMIT 1',
      surveyId,
      base ? JSON.stringify(base) : null,
    )
    if (newest) return { number: Number(newest.number), run: null }
    const start = base
      ? database.get(
          'SELECT number FROM survey_versions WHERE id = ? AND survey_id = ?',
          base.versionId,
          surveyId,
        )
      : null
    if (!start) return null
    const row = base?.runId ? database.get('SELECT document FROM runs WHERE id = ?', base.runId) : null
    const run = runSchema.safeParse(row && parseDocument(row.document))
    return { number: Number(start.number), run: run.success ? run.data : null }
  }

  return {
    freeze(surveyId, draft, newId, now, why = { origin: 'unknown' }) {
      // The schema puts the keys in a fixed order, so equal drafts give equal text.
      const { base, ...asked } = surveyDraftSchema.parse(draft)
      const document = JSON.stringify(asked)
      return database.transaction(() => {
        if (!database.get('SELECT 1 FROM surveys WHERE id = ? AND experiment_id IS NULL', surveyId))
          throw new SondeError('MISSING')
        const newest = database.get(`${NEWEST_FIRST} LIMIT 1`, surveyId)
        if (newest?.document === document) {
          return reader.one(surveyVersionSchema, 'version', newest.id, toVersion(newest))
        }
        const row = insert(database, surveyId, {
          id: newId,
          number: Number(newest?.number ?? 0) + 1,
          document,
          createdAt: now,
          facts: { name: null, note: '', target: null, parent: parentOf(surveyId, base), ...why },
          base: base ? JSON.stringify(base) : null,
          importedAt: null,
          questionCount: asked.questions.length,
        })
        return reader.one(surveyVersionSchema, 'version', newId, row && toVersion(row))
      })
    },

    describeVersion(versionId, { name, note }) {
      database.transaction(() => {
        const row = database.get('SELECT facts FROM survey_versions WHERE id = ?', versionId)
        if (!row) throw new SondeError('MISSING')
        const facts = reader.one(versionFactsSchema, 'version', versionId, parseDocument(row.facts))
        database.run(
          'UPDATE survey_versions SET facts = ? WHERE id = ?',
          JSON.stringify({ ...facts, name, note }),
          versionId,
        )
      })
    },

    sources(surveyId) {
      const row = database.get('SELECT document FROM survey_sources WHERE survey_id = ?', surveyId)
      if (!row) return []
      return reader.one(z.array(sondeProvenanceSchema), 'survey', surveyId, parseDocument(row.document))
    },

    versions(surveyId) {
      return reader.many(surveyVersionSchema, 'version', database.all(NEWEST_FIRST, surveyId), toVersion)
    },

    listVersions(surveyId) {
      const rows = database.all(`${LISTED} WHERE survey_id = ? ORDER BY number DESC`, surveyId)
      return reader.many(versionSummarySchema, 'version', rows, toSummary)
    },

    version(versionId) {
      const row = database.get('SELECT * FROM survey_versions WHERE id = ?', versionId)
      return row && reader.one(surveyVersionSchema, 'version', versionId, toVersion(row))
    },
  }
}

interface NewVersion {
  id: string
  number: number
  document: string
  createdAt: number
  facts: VersionFacts
  base: string | null
  importedAt: number | null
  questionCount: number
}

function insert(database: Database, surveyId: string, version: NewVersion): Record<string, unknown> | null {
  return database.get(
    `INSERT INTO survey_versions
       (id, survey_id, number, document, created_at, facts, base, imported_at, question_count)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    version.id,
    surveyId,
    version.number,
    version.document,
    version.createdAt,
    JSON.stringify(versionFactsSchema.parse(version.facts)),
    version.base,
    version.importedAt,
    version.questionCount,
  )
}

function toFacts(row: Record<string, unknown>): object {
  const facts = parseDocument(row.facts)
  return {
    ...(typeof facts === 'object' ? facts : null),
    id: row.id,
    surveyId: row.survey_id,
    number: row.number,
    createdAt: row.created_at,
    importedAt: row.imported_at,
  }
}

function toVersion(row: Record<string, unknown>): unknown {
  return { ...toFacts(row), draft: parseDocument(row.document) }
}

function toSummary(row: Record<string, unknown>): unknown {
  return { ...toFacts(row), questionCount: row.question_count, runs: toRunMarks(row.runs) }
}
