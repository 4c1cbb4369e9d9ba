import type { Database } from '../database/database.ts'
import { parseDocument } from '../database/row-reader.ts'
import type { FactRepository } from '../storage.ts'

/** Facts learned about services. A fact that cannot be read counts as not learned, and is learned again. */
export function factRepository(database: Database): FactRepository {
  return {
    get(connectionId, name, schema) {
      const row = database.get(
        'SELECT learned_at, document FROM service_facts WHERE connection_id = ? AND name = ?',
        connectionId,
        name,
      )
      const read = row && schema.safeParse(parseDocument(row.document))
      return read?.success ? { value: read.data, learnedAt: Number(row?.learned_at) } : null
    },

    save(connectionId, name, value, now) {
      database.run(
        `INSERT INTO service_facts (connection_id, name, learned_at, document) VALUES (?, ?, ?, ?)
         ON CONFLICT (connection_id, name) DO UPDATE SET learned_at = excluded.learned_at, document = excluded.document`,
        connectionId,
        name,
        now,
        JSON.stringify(value),
      )
    },

    forget(connectionId) {
      database.run('DELETE FROM service_facts WHERE connection_id = ?', connectionId)
    },
  }
}
