import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { tryRemove } from './files.ts'

type DiskCause = NonNullable<Problem['cause']>

/**
 * Result codes of SQLite (https://sqlite.org/rescode.html) that come from the disk and not from a bug of Sonde. These
 * are primary codes; errors carry extended ones, whose last byte is the primary code.
 */
const SQLITE_CAUSES: Record<number, DiskCause> = {
  3: 'read_only', // SQLITE_PERM
  5: 'in_use', // SQLITE_BUSY
  6: 'in_use', // SQLITE_LOCKED
  8: 'read_only', // SQLITE_READONLY
  10: 'other', // SQLITE_IOERR
  11: 'damaged', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'read_only', // SQLITE_CANTOPEN
  26: 'damaged', // SQLITE_NOTADB
}

const FILE_CAUSES: Record<string, DiskCause> = {
  EACCES: 'read_only',
  EPERM: 'read_only',
  EROFS: 'read_only',
  EEXIST: 'read_only', // a file in the place of a folder
  ENOTDIR: 'read_only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full', // a limit on the size of files
  EBUSY: 'in_use',
}

/** Why the disk refused; null when `error` does not come from the disk. */
export function diskCause(error: unknown): DiskCause | null {
  if (!(error instanceof Error)) return null
  if (error instanceof SondeError) return error.problem.cause ?? null
  const { sqliteCode, code, syscall } = error as Error & {
    sqliteCode?: unknown
    code?: unknown
    syscall?: unknown
  }
  if (typeof sqliteCode === 'number') return SQLITE_CAUSES[sqliteCode & 0xff] ?? null
  if (typeof code !== 'string') return null
  return FILE_CAUSES[code] ?? (typeof syscall === 'string' ? 'other' : null)
}

/**
 * Runs `work`. Errors of the disk are thrown as STORAGE with their cause, others unchanged. SQLite says only that it
 * could not write, so the reason is found by a test write in `folder`, if that is given.
 */
export function onDisk<T>(work: () => T, folder?: string): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof SondeError) throw error
    const told = diskCause(error)
    if (told === null) throw error
    const cause = told === 'other' && folder !== undefined ? (askFolder(folder) ?? told) : told
    throw new SondeError('STORAGE', { cause }, { cause: error })
  }
}

/** Why the disk refuses a small file in `folder`; null when it accepts it. */
function askFolder(folder: string): DiskCause | null {
  const file = path.join(folder, `sonde-probe-${process.pid}`)
  try {
    const descriptor = openSync(file, 'w', 0o600)
    try {
      writeSync(descriptor, Buffer.alloc(4_096))
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    return null
  } catch (error) {
    return diskCause(error)
  } finally {
    tryRemove(file)
  }
}
