import { z } from 'zod'
import { surveySchema } from '../models/survey.ts'
import { surveyVersionSchema } from '../models/version.ts'
import { sondeProvenanceSchema } from './sonde-file/sonde-file.ts'

/** All that an export of a survey says. */
export const exportSourceSchema = z.object({
  survey: surveySchema,
  /** The version that is exported; the current draft is frozen into one first, so that the file can name it. */
  version: surveyVersionSchema,
  /** Newest first. */
  versions: z.array(surveyVersionSchema),
  /** Where a survey that was imported or copied comes from, newest first. */
  sources: z.array(sondeProvenanceSchema),
  /** What would be sent to the service for that version, as JSON in the service's own names. */
  request: z.string(),
  /** Sonde's version. */
  program: z.string(),
  /** Milliseconds since 1970. */
  exportedAt: z.number(),
})
export type ExportSource = z.infer<typeof exportSourceSchema>
