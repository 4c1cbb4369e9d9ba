import { z } from 'zod'
import { sondeProvenanceSchema } from '../exchange/sonde-file/sonde-file.ts'
import { surveyDraftSchema } from '../models/draft.ts'
import { surveySchema } from '../models/survey.ts'
import { tagSchema } from '../models/tag.ts'
import { surveyVersionSchema, versionFactsSchema } from '../models/version.ts'
import { procedure } from './base.ts'

/** All that an export of a survey says. */
const exportSourceSchema = z.object({
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

/** Surveys in and out. Files are read and written by the page, with the rules of `shared/exchange`. */
export const exchangeContract = {
  exportSource: procedure.input(z.object({ surveyId: z.string() })).output(exportSourceSchema),
  /** Stores a new survey as it was previewed; `versions`, oldest first, become its versions and keep their numbers. */
  importSurvey: procedure
    .input(
      z.object({
        draft: surveyDraftSchema,
        tags: z.array(tagSchema).default([]),
        versions: z.array(
          versionFactsSchema.extend({
            number: z.number().int(),
            draft: surveyDraftSchema,
            createdAt: z.number(),
          }),
        ),
        sources: z.array(sondeProvenanceSchema),
      }),
    )
    .output(surveySchema),
}
