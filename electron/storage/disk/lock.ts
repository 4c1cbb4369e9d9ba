import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { diskCause, onDisk } from './disk-problem.ts'
import { makePrivate } from './private-file.ts'

/** How long a start waits for a Sonde that is just closing, in ms. */
const BUSY_TIMEOUT = 2_000

/**
 * Takes the folder for this process; two would overwrite each other's drafts and race to set a damaged file aside.
 * Returns how to give it back. Throws STORAGE `in_use` when another process has it.
 *
 * The lock is SQLite's own on an empty file, so the operating system drops it with the process: one that was killed
 * leaves nothing stale. Nothing else in this process may open the lock file: on Unix closing it would drop the lock.
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
      // Somebody wrote into the lock file; the store itself is not damaged.
      throw diskCause(error) === 'damaged'
        ? new SondeError('STORAGE', { cause: 'other' }, { cause: error })
        : error
    }
    return () => {
      if (holder.isOpen) holder.close()
    }
  })
}
