import { DatabaseSync } from '@photostructure/sqlite'
import { SondeError } from '../../shared/models/sonde-error.ts'

/**
 * The text of a payload in the store's file. The file is opened for this one look: another may take its place at any time
 * (`restoreCopy`).
 */
export function storedPayload(file: string, id: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const row = database.prepare('SELECT text FROM payloads WHERE id = ?').get(id) as
      | { text: string }
      | undefined
    if (!row) throw new SondeError('MISSING')
    return String(JSON.parse(row.text))
  } finally {
    database.close()
  }
}
