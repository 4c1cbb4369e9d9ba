import path from 'node:path'
import { MIGRATIONS } from './database/migrations/all.ts'
import { onDisk } from './disk/disk-problem.ts'
import { lockFolder } from './disk/lock.ts'
import { makeFolder } from './disk/make-folder.ts'
import type { Storage } from './storage.ts'
import type { StorageOptions } from './storage-options.ts'
import { Store } from './store.ts'

/**
 * Opens the store in `folder`, and creates it if there is none. A damaged file is set aside and an empty store opened:
 * see `health()`. Throws STORAGE when the disk refuses; `in_use` when another process has the folder; `newer` when a
 * newer version of Sonde wrote the file (which is then left unchanged).
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
