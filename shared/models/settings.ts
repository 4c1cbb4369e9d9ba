import { z } from 'zod'
import { PRACTICE_CONNECTION_ID } from './connection.ts'
import { csvFormChoiceSchema } from './csv-form.ts'

/** The person's settings. Every field has a default, so that an older or damaged file still opens. */
export const settingsSchema = z.object({
  language: z.enum(['system', 'fr', 'en']).catch('system').default('system'),
  theme: z.enum(['system', 'light', 'dark']).catch('system').default('system'),
  /** The connection that launches go to. */
  activeConnectionId: z.string().catch(PRACTICE_CONNECTION_ID).default(PRACTICE_CONNECTION_ID),
  /** Whether the person has finished the welcome page of the first start. */
  welcomed: z.boolean().catch(false).default(false),
  /** Whether a finished run is announced by the operating system. */
  notifyWhenDone: z.boolean().catch(true).default(true),
  /** How CSV files are separated. */
  csvForm: csvFormChoiceSchema.catch('language').default('language'),
  /** Rules of the wording checker that are off in all surveys. */
  rulesOff: z.array(z.string()).catch([]).default([]),
})
export type Settings = z.infer<typeof settingsSchema>

export const settingsPatchSchema = z.object({
  language: z.enum(['system', 'fr', 'en']).optional(),
  theme: z.enum(['system', 'light', 'dark']).optional(),
  activeConnectionId: z.string().optional(),
  welcomed: z.boolean().optional(),
  notifyWhenDone: z.boolean().optional(),
  csvForm: csvFormChoiceSchema.optional(),
  rulesOff: z.array(z.string()).optional(),
})
export type SettingsPatch = z.infer<typeof settingsPatchSchema>
