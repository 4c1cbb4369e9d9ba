import { experimentNotesSchema } from '../../../shared/models/experiment-notes.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { ExperimentNotesRepository } from '../storage.ts'

/** The notes that a person adds to an experiment. */
export function experimentNotesRepository(database: Database, reader: RowReader): ExperimentNotesRepository {
  return {
    get(id) {
      const row = database.get(
        'SELECT revision, saved_at, document FROM experiment_notes WHERE experiment_id = ?',
        id,
      )
      if (!row) return null
      return {
        notes: reader.one(experimentNotesSchema, 'experiment_notes', id, parseDocument(row.document)),
        revision: Number(row.revision),
        savedAt: Number(row.saved_at),
      }
    },

    save(id, revision, notes, now) {
      const sound = experimentNotesSchema.parse(notes)
      return database.transaction(() => {
        if (!database.get('SELECT 1 FROM experiments WHERE id = ?', id)) throw new SondeError('MISSING')
        const row = database.get('SELECT revision FROM experiment_notes WHERE experiment_id = ?', id)
        const stored = Number(row?.revision ?? 0)
        if (stored !== revision) return null
        database.run(
          `INSERT INTO experiment_notes (experiment_id, revision, saved_at, document) VALUES (?, ?, ?, ?)
           ON CONFLICT (experiment_id) DO UPDATE SET revision = excluded.revision, saved_at = excluded.saved_at,
             document = excluded.document`,
          id,
          stored + 1,
          now,
          JSON.stringify(sound),
        )
        return stored + 1
      })
    },
  }
}
