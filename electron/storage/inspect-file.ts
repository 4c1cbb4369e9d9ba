import { statSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { diskCause, onDisk } from './disk-problem.ts'
import type { Migration } from './migrations/all.ts'

/** What a file is. `blank`: nothing was ever stored in it. */
export type FileState = 'absent' | 'blank' | 'sound' | 'damaged'

/**
 * Looks at a store's file without writing to it. Throws STORAGE `newer` for one written by a newer Sonde, and STORAGE
 * where the disk refuses.
 */
export function inspectFile(file: string, known: readonly Migration[]): FileState {
  return onDisk(() => {
    if (!statSync(file, { throwIfNoEntry: false })) return 'absent'
    try {
      const connection = new DatabaseSync(file, { readOnly: true })
      try {
        return stateOf(connection, known)
      } finally {
        connection.close()
      }
    } catch (error) {
      if (diskCause(error) === 'damaged') return 'damaged'
      throw error
    }
  })
}

function stateOf(connection: DatabaseSyncInstance, known: readonly Migration[]): FileState {
  const tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  if (tables.length === 0) return 'blank'
  if (!tables.some((table) => table.name === 'migrations')) return 'damaged'

  const ids = new Set(known.map((step) => step.id))
  const applied = connection.prepare('SELECT id FROM migrations').all()
  if (applied.some((row) => !ids.has(row.id))) throw new SondeError('STORAGE', { cause: 'newer' })

  const findings = connection.prepare('PRAGMA quick_check').all()
  return findings.length === 1 && findings[0]?.quick_check === 'ok' ? 'sound' : 'damaged'
}
