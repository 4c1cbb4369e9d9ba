import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/**
 * Makes sure that only its owner can read `file`. Creates it empty if it does not exist, because SQLite would create it
 * with the rights of the umask. SQLite gives its companion files the same rights as the file. Throws Node's error.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    keepPrivate(file)
  }
}

/** Removes other users' rights from a file, if it exists. Where the disk refuses, the file stays as it is. */
export function keepPrivate(file: string): void {
  const made = statSync(file, { throwIfNoEntry: false })
  if (!made || (made.mode & 0o077) === 0) return
  try {
    // By name and not opened: closing the lock file would release this process's lock on it.
    chmodSync(file, 0o600)
  } catch {
    // The file belongs to another user, or the disk is read-only: the next write reports that.
  }
}
