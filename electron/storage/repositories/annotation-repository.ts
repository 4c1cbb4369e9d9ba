import { runAnnotationsSchema } from '../../../shared/models/annotations.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { AnnotationRepository } from '../storage.ts'

/** The annotations that a person adds to the results of a run. */
export function annotationRepository(database: Database, reader: RowReader): AnnotationRepository {
  return {
    get(runId) {
      const row = database.get(
        'SELECT revision, saved_at, document FROM run_annotations WHERE run_id = ?',
        runId,
      )
      if (!row) return null
      return {
        annotations: reader.one(runAnnotationsSchema, 'annotations', runId, parseDocument(row.document)),
        revision: Number(row.revision),
        savedAt: Number(row.saved_at),
      }
    },

    save(runId, revision, annotations, now) {
      const sound = runAnnotationsSchema.parse(annotations)
      return database.transaction(() => {
        if (!database.get('SELECT 1 FROM runs WHERE id = ?', runId)) throw new SondeError('MISSING')
        const row = database.get('SELECT revision FROM run_annotations WHERE run_id = ?', runId)
        const stored = Number(row?.revision ?? 0)
        if (stored !== revision) return null
        database.run(
          `INSERT INTO run_annotations (run_id, revision, saved_at, document) VALUES (?, ?, ?, ?)
           ON CONFLICT (run_id) DO UPDATE SET revision = excluded.revision, saved_at = excluded.saved_at,
             document = excluded.document`,
          runId,
          stored + 1,
          now,
          JSON.stringify(sound),
        )
        return stored + 1
      })
    },
  }
}
