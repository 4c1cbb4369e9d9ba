import type { Problem } from '../../shared/models/problem.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'

type DiskCause = NonNullable<Problem['cause']>

/** Primary result codes of SQLite (https://sqlite.org/rescode.html) that are the disk's doing, not a mistake of ours. */
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
  if (typeof sqliteCode === 'number') return SQLITE_CAUSES[sqliteCode] ?? null
  if (typeof code !== 'string') return null
  return FILE_CAUSES[code] ?? (typeof syscall === 'string' ? 'other' : null)
}

/** Runs `work`; what the disk refuses comes out as STORAGE with its cause, anything else as it is. */
export function onDisk<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof SondeError) throw error
    const cause = diskCause(error)
    if (cause === null) throw error
    throw new SondeError('STORAGE', { cause }, { cause: error })
  }
}
