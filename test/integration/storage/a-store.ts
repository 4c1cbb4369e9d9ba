import { onTestFinished } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { StorageOptions } from '../../../electron/storage/storage-options.ts'

/** A day in 2026, in ms since 1970. */
export const START = Date.UTC(2026, 2, 1, 9, 30)

/** Opens the store in `folder`, which is closed at the end of the test at the latest. */
export function aStore(folder: string, options: Partial<StorageOptions> = {}): Storage {
  const store = openStorage({ folder, now: () => START, ...options })
  onTestFinished(() => store.close())
  return store
}

/** Opens the store, runs `work` with it, and closes it. */
export function inStore<T>(
  folder: string,
  work: (store: Storage) => T,
  options: Partial<StorageOptions> = {},
): T {
  const store = openStorage({ folder, now: () => START, ...options })
  try {
    return work(store)
  } finally {
    store.close()
  }
}
