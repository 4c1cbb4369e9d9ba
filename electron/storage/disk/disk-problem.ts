import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { tryRemove } from './files.ts'

type DiskCause = NonNullable<Problem['cause']>

/**
 * Result codes of SQLite (https://sqlite.org/rescode.html) that are the disk's doing, not a mistake of ours. Primary ones:
 * errors carry extended ones, whose last byte they are.
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

/** Why the disk refused, or null when `error` is not the disk's doing. */
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
 * Runs `work`; what the disk refuses comes out as STORAGE with its cause, anything else as it is. SQLite says only that
 * it could not write, so that `folder`, where it is named, is asked for the reason.
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

/** What the disk says to a page written in `folder`; null when it takes it. */
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
