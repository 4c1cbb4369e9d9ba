import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SETTINGS_NAME } from '../../../electron/storage/disk/settings-file.ts'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { Settings } from '../../../shared/models/settings.ts'

/** What Sonde finds in its data folder when it starts; nothing at a first start. */
export interface Beginning {
  /** What the person set before. */
  settings?: Partial<Settings>
  /** Puts into the empty store what the person made before. */
  fill?: (store: Storage) => void
}

/** Whether the desktop app continues as another user: the test launcher does so for root. */
export function runsAsOtherUser(): boolean {
  return process.getuid?.() === 0 && Boolean(process.env.ELECTRON_OVERRIDE_DIST_PATH)
}

/** The data folder in a home that `hostFolder` made. */
export function dataFolderIn(folder: string): string {
  return path.join(folder, 'data')
}

/** A folder of its own for one test's home and data, which the user that runs the app may write. */
export function hostFolder({ settings, fill }: Beginning = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sonde-e2e-'))
  const data = dataFolderIn(folder)
  mkdirSync(data, { mode: 0o700 })
  chmodSync(folder, 0o755)
  if (settings) writeFileSync(path.join(data, `${SETTINGS_NAME}.json`), JSON.stringify(settings))
  if (fill) {
    const store = openStorage({ folder: data, now: Date.now })
    fill(store)
    store.close()
  }
  if (runsAsOtherUser()) execFileSync('chown', ['-R', 'sonde:', folder])
  return folder
}
