import ElectronStore from 'electron-store'
import type { SettingsStore } from '../core/ports.ts'
import { SETTINGS_NAME, settingsOnFile } from '../storage/disk/settings-file.ts'

/**
 * Settings of the desktop host, in `settings.json` in `folder`. Throws STORAGE when the disk refuses. electron-store
 * imports Electron: only the desktop host may import this file.
 */
export function openElectronSettings({ folder }: { folder: string }): SettingsStore {
  return settingsOnFile(
    folder,
    () =>
      new ElectronStore<Record<string, unknown>>({ cwd: folder, name: SETTINGS_NAME, configFileMode: 0o600 }),
  )
}
