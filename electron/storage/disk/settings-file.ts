import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, settingsSchema } from '../../../shared/models/settings.ts'
import { onDisk } from './disk-problem.ts'
import { moveFile, nameWithTime } from './files.ts'

/** Name of the settings file without its ending; both hosts use the same one. */
export const SETTINGS_NAME = 'settings'

/** The interface that `conf` and `electron-store` have in common. */
interface ConfStore {
  store: Record<string, unknown>
  set(values: Partial<Record<string, unknown>>): void
}

/**
 * Settings in the file that `open` opens in `folder`. A file that cannot be read as settings is set aside, and the
 * defaults apply. Writing keeps values that a newer version of Sonde stored. Throws STORAGE when the disk refuses.
 */
export function settingsOnFile(folder: string, open: () => ConfStore) {
  // A person may edit the file while Sonde runs, so every use checks it first.
  const use = <T>(work: () => T): T =>
    onDisk(() => {
      setDamagedAside(folder)
      return work()
    })
  const conf = use(open)
  return {
    read: () => use((): Settings => settingsSchema.parse(conf.store)),
    write: (settings: Settings) => use(() => conf.set(settingsSchema.parse(settings))),
  }
}

function setDamagedAside(folder: string): void {
  const file = join(folder, `${SETTINGS_NAME}.json`)
  const made = statSync(file, { throwIfNoEntry: false })
  if (!made || isReadable(file)) return
  moveFile(file, join(folder, nameWithTime(folder, `${SETTINGS_NAME}-damaged`, made.mtimeMs, '.json')))
}

function isReadable(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
