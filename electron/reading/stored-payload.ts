import { DatabaseSync } from '@photostructure/sqlite'
import { SondeError } from '../../shared/models/sonde-error.ts'

/** The host has the file for itself. */
export class LockedStore extends Error {}

/**
 * The text of a payload in the store's file. The file is opened for this one look: another may take its place at any time
 * (`restoreCopy`). Throws `LockedStore` where the host has it for itself.
 */
export function storedPayload(file: string, id: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const row = database.prepare('SELECT text FROM payloads WHERE id = ?').get(id) as
      | { text: string }
      | undefined
    if (!row) throw new SondeError('MISSING')
    return String(JSON.parse(row.text))
  } catch (error) {
    throw error instanceof Error && /database is locked/.test(error.message) ? new LockedStore() : error
  } finally {
    database.close()
  }
}
