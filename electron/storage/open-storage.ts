import path from 'node:path'
import { onDisk } from './disk-problem.ts'
import { lockFolder } from './lock.ts'
import { makeFolder } from './make-folder.ts'
import { MIGRATIONS, type Migration } from './migrations/all.ts'
import type { StorageReport } from './row-reader.ts'
import type { Storage } from './storage.ts'
import { Store } from './store.ts'

export interface StorageOptions {
  /** Made when there is none. One process at a time. */
  folder: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds on a clock that nobody can set, from any point on. */
  elapsed?: () => number
  /** Told of what went wrong without stopping Sonde; a host passes its log. */
  report?: StorageReport
  /** The schema's steps; a test may bring its own. */
  migrations?: readonly Migration[]
}

/**
 * Opens the store in `folder`, making it when there is none. A damaged file is set aside and an empty store opens:
 * see `health()`. Throws STORAGE when the disk refuses, `in_use` when another process has the folder, `newer` when a
 * newer Sonde wrote the file (which is then left as it is).
 */
export function openStorage({
  folder,
  now,
  elapsed = () => performance.now(),
  report = () => undefined,
  migrations = MIGRATIONS,
}: StorageOptions): Storage {
  onDisk(() => makeFolder(path.resolve(folder)))
  const unlock = lockFolder(folder)
  try {
    return new Store({ folder, now, elapsed, report, migrations, unlock })
  } catch (error) {
    unlock()
    throw error
  }
}
