import { z } from 'zod'
import { rawPayloadSchema } from '../../shared/models/results.ts'
import type { Database } from './database.ts'
import { parseDocument, type RowReader } from './row-reader.ts'
import type { PayloadRepository } from './storage.ts'

/**
 * What was received, as received. Rows are never changed, and go only where whoever adds one says how many stay. The
 * text is stored as a JSON string: SQLite would cut it at a NUL character and mend a lone surrogate.
 */
export function payloadRepository(database: Database, reader: RowReader): PayloadRepository {
  return {
    add({ id, subjectId, kind, text, receivedAt, newest: most }) {
      const stored = JSON.stringify(text)
      return database.transaction(() => {
        const newest = database.get(
          'SELECT id, text = ? AS same FROM payloads WHERE subject_id = ? AND kind = ? ORDER BY n DESC LIMIT 1',
          stored,
          subjectId,
          kind,
        )
        if (newest?.same === 1) return String(newest.id)
        database.run(
          'INSERT INTO payloads (id, subject_id, kind, received_at, length, text) VALUES (?, ?, ?, ?, ?, ?)',
          id,
          subjectId,
          kind,
          receivedAt,
          text.length,
          stored,
        )
        if (most !== undefined)
          database.run(
            `DELETE FROM payloads WHERE subject_id = ? AND kind = ? AND n NOT IN (
              SELECT n FROM payloads WHERE subject_id = ? AND kind = ? ORDER BY n DESC LIMIT ?)`,
            subjectId,
            kind,
            subjectId,
            kind,
            most,
          )
        return id
      })
    },

    list(subjectId, kind) {
      const columns = 'SELECT id, kind, received_at, length FROM payloads WHERE subject_id = ?'
      const rows =
        kind === undefined
          ? database.all(`${columns} ORDER BY n DESC`, subjectId)
          : database.all(`${columns} AND kind = ? ORDER BY n DESC`, subjectId, kind)
      return reader.many(rawPayloadSchema, 'payload', rows, (row) => ({
        id: row.id,
        kind: row.kind,
        receivedAt: row.received_at,
        length: row.length,
      }))
    },

    text(id) {
      const row = database.get('SELECT text FROM payloads WHERE id = ?', id)
      return row && reader.one(z.string(), 'payload', id, parseDocument(row.text))
    },
  }
}
