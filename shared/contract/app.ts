import { z } from 'zod'
import { appInfoSchema, storeHealthSchema } from '../models/app-info.ts'
import { runSchema } from '../models/run.ts'
import { settingsPatchSchema, settingsSchema } from '../models/settings.ts'
import { procedure } from './base.ts'

/** The program itself: what it runs on, its settings, its store. */
export const appContract = {
  info: procedure.output(appInfoSchema),
  settings: procedure.output(settingsSchema),
  /** Changes some settings and returns all. */
  updateSettings: procedure.input(settingsPatchSchema).output(settingsSchema),
  /** Makes a backup of the store at once. */
  makeStoreCopy: procedure.output(storeHealthSchema),
  /**
   * Restores a backup, or a store that a restore has replaced, in place of the store in use, which is set aside; the
   * page then reloads.
   */
  restoreStoreCopy: procedure.input(z.object({ name: z.string() })).output(storeHealthSchema),
  /**
   * What a person must know on every screen. `unsaved`: titles of the runs and focus groups whose last reply from the
   * service the disk refused to store. `strays`: runs for which the service has surplus surveys, see `Run.strays`.
   */
  alerts: procedure.output(
    z.object({
      unsaved: z.array(z.string()),
      strays: z.array(runSchema.pick({ id: true, title: true })),
    }),
  ),
  /** The network came back: tries at once everything that waits for the service. */
  wake: procedure,
}
