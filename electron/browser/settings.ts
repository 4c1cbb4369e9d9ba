import Conf from 'conf'
import type { SettingsStore } from '../core/ports.ts'
import { SETTINGS_NAME, settingsOnFile } from '../storage/disk/settings-file.ts'

/** Settings of the browser host, in `settings.json` in `folder`. Throws STORAGE when the disk refuses. */
export function openConfSettings({ folder }: { folder: string }): SettingsStore {
  return settingsOnFile(
    folder,
    () =>
      new Conf<Record<string, unknown>>({ cwd: folder, configName: SETTINGS_NAME, configFileMode: 0o600 }),
  )
}
