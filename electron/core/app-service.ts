import type { AppInfo, StoreHealth } from '../../shared/models/app-info.ts'
import { type Settings, type SettingsPatch, settingsSchema } from '../../shared/models/settings.ts'
import type { CorePorts } from './ports.ts'

/** The program itself: what it runs on and its settings. */
export interface AppService {
  info(): AppInfo
  settings(): Settings
  updateSettings(patch: SettingsPatch): Settings
  /** Makes a backup of the store at once. */
  makeStoreCopy(): StoreHealth
  /**
   * Replaces the store with one of its backups, or with one that a restore has replaced, after the work on runs and focus sessions has stopped. What is
   * unfinished in the backup stays on hold afterwards: see the restore service.
   */
  restoreStoreCopy(name: string): Promise<StoreHealth>
}

export function createAppService(
  { app, practice, secrets, settings, storage }: CorePorts,
  work: {
    rest(): Promise<unknown>
    resume(): void
    /** Runs `replace` while the hold gate keeps everything back. */
    whileReplacing<T>(replace: () => Promise<T>): Promise<T>
  },
): AppService {
  return {
    info: () => ({
      ...app,
      secretStore: secrets.asked ? 'memory_asked' : secrets.tier,
      store: storage.health(),
      practiceRunning: practice !== null,
    }),
    settings: () => settings.read(),
    updateSettings: (patch) => {
      const changed = settingsSchema.parse({ ...settings.read(), ...patch })
      settings.write(changed)
      return changed
    },
    makeStoreCopy: () => storage.makeCopy(),
    restoreStoreCopy: async (name) => {
      try {
        return await work.whileReplacing(async () => {
          await work.rest()
          return storage.restoreCopy(name)
        })
      } finally {
        work.resume()
      }
    },
  }
}
