import { connectionSchema } from '../../../shared/models/connection.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { ConnectionRepository } from '../storage.ts'

/** Connections, in the order in which they were added. */
export function connectionRepository(database: Database, reader: RowReader): ConnectionRepository {
  return {
    list() {
      const rows = database.all('SELECT id, document FROM connections ORDER BY n')
      return reader.many(connectionSchema, 'connection', rows, (row) => parseDocument(row.document))
    },

    get(id) {
      const row = database.get('SELECT document FROM connections WHERE id = ?', id)
      return row && reader.one(connectionSchema, 'connection', id, parseDocument(row.document))
    },

    save(connection) {
      const sound = connectionSchema.parse(connection)
      database.run(
        `INSERT INTO connections (id, practice, document) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET practice = excluded.practice, document = excluded.document`,
        sound.id,
        Number(sound.practice),
        JSON.stringify(sound),
      )
    },

    remove(id) {
      database.run('DELETE FROM connections WHERE id = ?', id)
    },
  }
}
