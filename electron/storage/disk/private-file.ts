import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/**
 * Sees to it that only its owner can read `file`, which is made empty where there is none: SQLite itself would make it
 * as the umask says. What SQLite puts beside a file gets the file's own rights. Throws Node's error.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    keepPrivate(file)
  }
}

/** Takes others' rights off a file, where there is one. What the disk refuses stays as it is. */
export function keepPrivate(file: string): void {
  const made = statSync(file, { throwIfNoEntry: false })
  if (!made || (made.mode & 0o077) === 0) return
  try {
    // Not opened: closing the lock file would drop the lock that this process may have on it.
    chmodSync(file, 0o600)
  } catch {
    // Another user's file, or a disk that only reads: whoever writes next is told.
  }
}
