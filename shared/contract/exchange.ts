import { z } from 'zod'
import { exportSourceSchema } from '../exchange/export-source.ts'
import { sondeProvenanceSchema } from '../exchange/sonde-file/sonde-file.ts'
import { surveyDraftSchema } from '../models/draft.ts'
import { surveySchema } from '../models/survey.ts'
import { tagSchema } from '../models/tag.ts'
import { versionFactsSchema } from '../models/version.ts'
import { procedure } from './base.ts'

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
