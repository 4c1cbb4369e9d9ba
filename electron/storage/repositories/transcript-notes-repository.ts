import { transcriptNotesSchema } from '../../../shared/models/transcript-notes.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { TranscriptNotesRepository } from '../storage.ts'
import { revisedDocuments } from './revised-document.ts'

/** The notes that a person adds to the transcript of a focus group. */
export function transcriptNotesRepository(database: Database, reader: RowReader): TranscriptNotesRepository {
  const stored = revisedDocuments(database, reader, {
    ...{ table: 'transcript_notes', column: 'session_id', owners: 'focus_sessions' },
    ...{ schema: transcriptNotesSchema, subject: 'transcript_notes' },
  })
  return {
    get(id) {
      const found = stored.get(id)
      if (!found) return null
      const { document: notes, ...revised } = found
      return { notes, ...revised }
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
    save: stored.save,
  }
}
