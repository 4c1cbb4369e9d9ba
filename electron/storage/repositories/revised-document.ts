import type { ZodType } from 'zod'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader, type Subject } from '../database/row-reader.ts'

/** Where documents are stored: one row, of revision, time and document, for each owner that has one. */
interface DocumentPlace<T> {
  /** The table, with the columns `revision`, `saved_at` and `document` beside the owner's. */
  table: string
  /** The column that holds the owner's id. */
  column: string
  /** The table of the owners, whose ids are in its column `id`. */
  owners: string
  schema: ZodType<T>
  /** What the document is called where it cannot be read. */
  subject: Subject
}

/** A document as stored. */
interface RevisedDocument<T> {
  document: T
  revision: number
  /** Milliseconds since 1970. */
  savedAt: number
}

/** Documents that a person writes beside an owner (notes, annotations), saved only over the revision they came from. */
export interface RevisedDocuments<T> {
  /** Null while the owner has none. Throws where it cannot be read. */
  get(owner: string): RevisedDocument<T> | null
  /**
   * Stores the document if `revision` is the stored one (0: none), and returns the new one; null when it is not. Throws
   * MISSING where there is no such owner.
   */
  save(owner: string, revision: number, document: T, now: number): number | null
}

/** Reads and saves the documents of one place. */
export function revisedDocuments<T>(
  database: Database,
  reader: RowReader,
  { table, column, owners, schema, subject }: DocumentPlace<T>,
): RevisedDocuments<T> {
  return {
    get(owner) {
      const row = database.get(`SELECT revision, saved_at, document FROM ${table} WHERE ${column} = ?`, owner)
      if (!row) return null
      return {
        document: reader.one(schema, subject, owner, parseDocument(row.document)),
        revision: Number(row.revision),
        savedAt: Number(row.saved_at),
      }
    },

    save(owner, revision, document, now) {
      const sound = schema.parse(document)
      return database.transaction(() => {
        if (!database.get(`SELECT 1 FROM ${owners} WHERE id = ?`, owner)) throw new SondeError('MISSING')
        const row = database.get(`SELECT revision FROM ${table} WHERE ${column} = ?`, owner)
        const stored = Number(row?.revision ?? 0)
        if (stored !== revision) return null
        database.run(
          `INSERT INTO ${table} (${column}, revision, saved_at, document) VALUES (?, ?, ?, ?)
           ON CONFLICT (${column}) DO UPDATE SET revision = excluded.revision, saved_at = excluded.saved_at,
             document = excluded.document`,
          owner,
          stored + 1,
          now,
          JSON.stringify(sound),
        )
        return stored + 1
      })
    },
  }
}
