import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SETTINGS_NAME } from '../../../electron/storage/disk/settings-file.ts'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { Settings } from '../../../shared/models/settings.ts'

/** What the data folder holds when Sonde starts; empty at a first start. */
export interface Beginning {
  /** Settings that differ from the defaults. */
  settings?: Partial<Settings>
  /** Puts into the empty store what the test starts with. */
  fill?: (store: Storage) => void
}

/** Whether the desktop app runs as another user, as the test launcher arranges when it is started by root. */
export function runsAsOtherUser(): boolean {
  return process.getuid?.() === 0 && Boolean(process.env.ELECTRON_OVERRIDE_DIST_PATH)
}

/** The data folder in a home that `hostFolder` made. */
export function dataFolderIn(folder: string): string {
  return path.join(folder, 'data')
}

/** Makes a folder for one test's home and data, writable for the user that runs the app. */
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
