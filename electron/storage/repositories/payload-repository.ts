import { z } from 'zod'
import { rawPayloadSchema } from '../../../shared/models/results.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { Keeping, PayloadRepository } from '../payload-store.ts'
import { asLarge, largeTexts } from './large-texts.ts'

/** If so many bytes of the file are free, and at least a quarter of it, a trim rewrites the file to make it smaller. */
const WORTH_A_REWRITE = 16_000_000

/**
 * All payloads, as received. Rows are never changed, and deleted only where the caller limits how many are kept. A text
 * is stored as a JSON string, because SQLite would cut it at a NUL character and change a lone surrogate. A large text
 * is stored as its bytes, in parts.
 */
export function payloadRepository(database: Database, reader: RowReader): PayloadRepository {
  const large = largeTexts(database)

  function pragma(name: string): number {
    return Number(database.get(`PRAGMA ${name}`)?.[name])
  }

  /** Runs and sessions that may have more payloads of a kind than are kept; one pass over all rows. */
  function tooMuch(kinds: readonly (readonly [kind: string, keeping: Keeping])[]) {
    return database.all(
      `WITH rules (kind, most, bytes) AS (VALUES ${kinds.map(() => '(?, ?, ?)').join(', ')})
       SELECT subject_id, kind FROM payloads JOIN rules USING (kind)
       GROUP BY subject_id, kind HAVING COUNT(*) > most OR SUM(MAX(octet_length(text), length)) > bytes`,
      ...kinds.flatMap(([kind, { first, newest, bytes }]) => [kind, first + newest, bytes]),
    )
  }

  /**
   * Deletes the payloads that are not kept. The order of precedence: the newest, then the first ones, then the others
   * from the newest to the oldest.
   */
  function keepOnly(kind: string, { first, newest, bytes }: Keeping, subjectId: string): void {
    database.run(
      `DELETE FROM payloads WHERE n IN (
        SELECT n FROM (
          SELECT n, younger, older,
            SUM(CASE younger WHEN 0 THEN 0 ELSE size END) OVER (
              ORDER BY younger > 0, CASE WHEN older < ? THEN older ELSE ? + younger END
            ) AS total
          FROM (
            SELECT n, MAX(octet_length(text), length) AS size,
              ROW_NUMBER() OVER (ORDER BY n DESC) - 1 AS younger,
              ROW_NUMBER() OVER (ORDER BY n) - 1 AS older
            FROM payloads WHERE kind = ? AND subject_id = ?
          )
        )
        WHERE younger > 0 AND (total > ? OR (older >= ? AND younger >= ?))
      )`,
      first,
      first,
      kind,
      subjectId,
      bytes,
      first,
      newest,
    )
  }

  function whole(id: string): Uint8Array | null {
    const row = database.get('SELECT CAST(text AS BLOB) AS text FROM payloads WHERE id = ?', id)
    return row?.text instanceof Uint8Array ? row.text : null
  }

  return {
    add({ id, subjectId, kind, text, receivedAt, keeping, instead }) {
      const inParts = asLarge(text)
      const stored = inParts ? '' : JSON.stringify(text)
      const digest = inParts?.digest ?? null
      return database.transaction(() => {
        const newest = database.get(
          `SELECT id, text = ? AND digest IS ? AS same FROM payloads WHERE subject_id = ? AND kind = ?
           ORDER BY n DESC LIMIT 1`,
          stored,
          digest,
          subjectId,
          kind,
        )
        if (newest?.same === 1) return String(newest.id)
        if (instead !== undefined) database.run('DELETE FROM payloads WHERE id = ?', instead)
        if (inParts) large.write(inParts)
        database.run(
          `INSERT INTO payloads (id, subject_id, kind, received_at, length, text, digest)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
          id,
          subjectId,
          kind,
          receivedAt,
          text.length,
          stored,
          digest,
        )
        if (keeping) keepOnly(kind, keeping, subjectId)
        return id
      })
    },

    async prepare(text) {
      const inParts = asLarge(text)
      try {
        if (inParts) await large.writeSlowly(inParts)
      } catch {
        // `add` will meet the same error and report it.
      }
    },

    trim(kinds) {
      const keepingOf = new Map(kinds)
      database.transaction(() => {
        large.clean()
        for (const { subject_id, kind } of tooMuch(kinds)) {
          const keeping = keepingOf.get(String(kind))
          if (keeping) keepOnly(String(kind), keeping, String(subject_id))
        }
      })
      const free = pragma('freelist_count')
      if (free * pragma('page_size') >= WORTH_A_REWRITE && free * 4 >= pragma('page_count'))
        database.exec('VACUUM')
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
      const row = database.get('SELECT text, digest FROM payloads WHERE id = ?', id)
      if (!row) return null
      if (typeof row.digest === 'string') return large.whole(row.digest)
      return reader.one(z.string(), 'payload', id, parseDocument(row.text))
    },

    stored(id) {
      const row = database.get('SELECT digest FROM payloads WHERE id = ?', id)
      if (!row) return null
      const { digest } = row
      if (typeof digest === 'string')
        return { parts: large.count(digest), read: (part) => large.read(digest, part), isJson: false }
      return { parts: 1, read: () => whole(id), isJson: true }
    },
  }
}
