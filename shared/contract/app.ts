import { z } from 'zod'
import { appInfoSchema, storeHealthSchema } from '../models/app-info.ts'
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
  /** Tries at once whatever waits for the service: the network came back. */
  wake: procedure,
}
