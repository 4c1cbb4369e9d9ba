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
  /** Puts a copy of the store back in place of the one in use, which is set aside; the page then reloads. */
  restoreStoreCopy: procedure.input(z.object({ name: z.string() })).output(storeHealthSchema),
  /**
   * What a person must know wherever they are. `unsaved`: titles of the runs and focus groups of which the disk has refused
   * what the service replied. `strays`: runs that the service made a survey too many of, see `Run.strays`.
   */
  alerts: procedure.output(
    z.object({
      unsaved: z.array(z.string()),
      strays: z.array(runSchema.pick({ id: true, title: true })),
    }),
  ),
  /** Tries at once whatever waits for the service: the network came back. */
  wake: procedure,
}
