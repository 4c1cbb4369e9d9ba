import { SondeError } from '../../../shared/models/sonde-error.ts'
import { transcriptNotesSchema } from '../../../shared/models/transcript-notes.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { TranscriptNotesRepository } from '../storage.ts'

/** The notes that a person adds to the transcript of a focus group. */
export function transcriptNotesRepository(database: Database, reader: RowReader): TranscriptNotesRepository {
  return {
    get(id) {
      const row = database.get(
        'SELECT revision, saved_at, document FROM transcript_notes WHERE session_id = ?',
        id,
      )
      if (!row) return null
      return {
        notes: reader.one(transcriptNotesSchema, 'transcript_notes', id, parseDocument(row.document)),
        revision: Number(row.revision),
        savedAt: Number(row.saved_at),
      }
    },

    list() {
      const rows = database.all(
        'SELECT session_id AS id, document FROM transcript_notes ORDER BY saved_at DESC, session_id',
      )
      return rows.flatMap((row) => {
        const [notes] = reader.many(transcriptNotesSchema, 'transcript_notes', [row], (each) =>
          parseDocument(each.document),
        )
        return notes ? [{ id: String(row.id), notes }] : []
      })
    },

    save(id, revision, notes, now) {
      const sound = transcriptNotesSchema.parse(notes)
      return database.transaction(() => {
        if (!database.get('SELECT 1 FROM focus_sessions WHERE id = ?', id)) throw new SondeError('MISSING')
        const row = database.get('SELECT revision FROM transcript_notes WHERE session_id = ?', id)
        const stored = Number(row?.revision ?? 0)
        if (stored !== revision) return null
        database.run(
          `INSERT INTO transcript_notes (session_id, revision, saved_at, document) VALUES (?, ?, ?, ?)
           ON CONFLICT (session_id) DO UPDATE SET revision = excluded.revision, saved_at = excluded.saved_at,
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
