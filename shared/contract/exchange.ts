import { z } from 'zod'
import { surveyDraftSchema } from '../models/draft.ts'
import { surveySchema, surveyVersionSchema } from '../models/survey.ts'
import { procedure } from './base.ts'

/** All that an export of a survey says. */
const exportSourceSchema = z.object({
  survey: surveySchema,
  /** The version that is exported; the draft as it stands is frozen into one first, so that the file names it. */
  version: surveyVersionSchema,
  /** Newest first. */
  versions: z.array(surveyVersionSchema),
  /** What would be sent to the service for that version, as JSON in the service's own names. */
  request: z.string(),
  /** Sonde's version. */
  program: z.string(),
  /** Milliseconds since 1970. */
  exportedAt: z.number(),
})
export type ExportSource = z.infer<typeof exportSourceSchema>

/** Surveys in and out. Files are read and written by the page, with the rules of `shared/exchange`. */
export const exchangeContract = {
  exportSource: procedure.input(z.object({ surveyId: z.string() })).output(exportSourceSchema),
  /** Stores a new survey as it was previewed; `versions`, oldest first, become its own. */
  importSurvey: procedure
    .input(
      z.object({
        draft: surveyDraftSchema,
        versions: z.array(
          z.object({ name: z.string().nullable(), draft: surveyDraftSchema, createdAt: z.number() }),
        ),
      }),
    )
    .output(surveySchema),
}
