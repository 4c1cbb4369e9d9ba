import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { diskCause, onDisk } from './disk-problem.ts'
import { makePrivate } from './private-file.ts'

/** How long a start waits for another Sonde that is just closing, in ms. */
const BUSY_TIMEOUT = 2_000

/**
 * Locks the folder for this process: two processes would overwrite each other's drafts and compete to set a damaged
 * file aside. Returns a function that releases the lock. Throws STORAGE `in_use` when another process has it.
 *
 * The lock is SQLite's own lock on an empty file. The operating system releases it when the process ends, so a killed
 * process leaves no stale lock. Nothing else in this process may open the lock file: on Unix, closing it would release
 * the lock.
 */
export function lockFolder(folder: string): () => void {
  return onDisk(() => {
    const file = join(folder, 'sonde.lock')
    makePrivate(file)
    const holder = new DatabaseSync(file, { timeout: BUSY_TIMEOUT })
    try {
      holder.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      holder.close()
      // The lock file was written to by something else; the store itself is not damaged.
      throw diskCause(error) === 'damaged'
        ? new SondeError('STORAGE', { cause: 'other' }, { cause: error })
        : error
    }
    return () => {
      if (holder.isOpen) holder.close()
    }
  })
}
