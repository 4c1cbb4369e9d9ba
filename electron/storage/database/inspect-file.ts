import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { diskCause, onDisk } from '../disk/disk-problem.ts'
import type { Migration } from './migrations/all.ts'

/** What a file is. `blank`: nothing was ever stored in it. `words_damaged`: sound but for the search index. */
export type FileState = 'absent' | 'blank' | 'sound' | 'words_damaged' | 'damaged'

const MAGIC = 'SQLite format 3\0'
/** Where the header says how the file is written and read: 1 with a rollback journal, 2 with a WAL. */
const FORMAT_BYTES = [18, 19] as const
/** How the ids of steps look. */
const MIGRATION_ID = /^\d{3}-[a-z0-9-]+$/
/** A search table's finding of `quick_check`; others name pages and rows. */
const WORDS_FINDING = /\bfts5\b/i

/**
 * Looks at a store's file; nothing is written but what SQLite must take back after a crash. Throws STORAGE `newer` for one written by a newer Sonde, and STORAGE
 * where the disk refuses.
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
    // What a crash left half written can only be taken back by writing, as every opening would.
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
    // A newer Sonde took all of our steps, then its own; anything else in their place is damage.
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

/** Damage, or what SQLite can make no sense of; not a disk that refuses. */
function isDamage(error: unknown): boolean {
  const cause = diskCause(error)
  return cause === 'damaged' || (cause === null && error instanceof Error && 'sqliteCode' in error)
}
