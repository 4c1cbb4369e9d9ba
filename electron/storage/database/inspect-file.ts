import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { diskCause, onDisk } from '../disk/disk-problem.ts'
import type { Migration } from './migrations/all.ts'

/** The state of a file. `blank`: nothing was ever stored in it. `words_damaged`: sound except for the search index. */
export type FileState = 'absent' | 'blank' | 'sound' | 'words_damaged' | 'damaged'

const MAGIC = 'SQLite format 3\0'
/** Bytes of the header with the format for writing and reading the file: 1 for a rollback journal, 2 for a WAL. */
const FORMAT_BYTES = [18, 19] as const
/** The form of the ids of schema steps. */
const MIGRATION_ID = /^\d{3}-[a-z0-9-]+$/
/** Findings of `quick_check` about a search table; other findings name pages and rows. */
const WORDS_FINDING = /\bfts5\b/i

/**
 * Inspects a store's file. It writes nothing, except that SQLite may have to undo an incomplete write after a crash.
 * Throws STORAGE `newer` for a file of a newer version of Sonde, and STORAGE where the disk refuses.
 */
export function inspectFile(file: string, known: readonly Migration[]): FileState {
  return onDisk(() => {
    const size = statSync(file, { throwIfNoEntry: false })?.size
    if (size === undefined) return 'absent'
    // SQLite deletes the log beside an empty file, so this one is not opened.
    if (size === 0) return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ? 'damaged' : 'blank'
    if (!hasHeader(file)) return 'damaged'
    try {
      return look(file, known, true)
    } catch (error) {
      if (isDamage(error)) return 'damaged'
      throw error
    }
  })
}

function look(file: string, known: readonly Migration[], readOnly: boolean): FileState {
  const connection = new DatabaseSync(file, { readOnly })
  try {
    return stateOf(connection, known)
  } catch (error) {
    // An incomplete write of a crash can only be undone by writing, as every opening would.
    if (readOnly && diskCause(error) === 'read_only') return look(file, known, false)
    throw error
  } finally {
    connection.close()
  }
}

function hasHeader(file: string): boolean {
  const header = Buffer.alloc(100)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, header)
  } finally {
    closeSync(descriptor)
  }
  const magic = header.subarray(0, MAGIC.length).toString('latin1')
  return magic === MAGIC && FORMAT_BYTES.every((at) => header[at] === 1 || header[at] === 2)
}

function stateOf(connection: DatabaseSyncInstance, known: readonly Migration[]): FileState {
  const tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  if (tables.length === 0) return 'blank'
  if (!tables.some((table) => table.name === 'migrations')) return 'damaged'

  const applied = new Set(
    connection
      .prepare('SELECT id FROM migrations')
      .all()
      .map((row) => String(row.id)),
  )
  const unknown = [...applied].filter((id) => !known.some((step) => step.id === id))
  if (unknown.length > 0) {
    // A newer version has all steps known here and further ones; anything else is damage.
    const isNewer =
      known.every((step) => applied.has(step.id)) && unknown.every((id) => MIGRATION_ID.test(id))
    if (!isNewer) return 'damaged'
    throw new SondeError('STORAGE', { cause: 'newer' })
  }

  const findings = connection
    .prepare('PRAGMA quick_check')
    .all()
    .map((row) => String(row.quick_check))
  if (findings.length === 1 && findings[0] === 'ok') return 'sound'
  return findings.every((finding) => WORDS_FINDING.test(finding)) ? 'words_damaged' : 'damaged'
}

/** Whether the file is damaged or SQLite cannot make sense of it; false for a disk that refuses. */
function isDamage(error: unknown): boolean {
  const cause = diskCause(error)
  return cause === 'damaged' || (cause === null && error instanceof Error && 'sqliteCode' in error)
}
