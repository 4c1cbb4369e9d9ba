import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { appInfoSchema, storeHealthSchema } from '../models/app-info.ts'
import { runSchema } from '../models/run.ts'
import { settingsPatchSchema, settingsSchema } from '../models/settings.ts'
import { procedure } from './base.ts'

/** A file that the person saved from the page. `id` stands for its place, which the page does not learn. */
export const savedFileSchema = z.object({ id: z.string(), name: z.string() })
export type SavedFile = z.infer<typeof savedFileSchema>

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
  /** The files that the person saves from now on. A browser saves files by itself, and its host tells of none. */
  watchSaved: procedure.output(eventIterator(savedFileSchema)),
  /** Shows a saved file in the system's file manager. */
  showInFolder: procedure.input(z.object({ id: z.string() })),
  /** The network came back: tries at once everything that waits for the service. */
  wake: procedure,
}
