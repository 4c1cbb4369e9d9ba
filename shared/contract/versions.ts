import { z } from 'zod'
import { surveyVersionSchema, versionSummarySchema } from '../models/version.ts'
import { procedure } from './base.ts'

/** A person's words for a version; no name is null. */
const words = { name: z.string().nullable(), note: z.string() }

/** Versions of surveys: drafts frozen at an instant, which stay as they are. Nothing here calls the service. */
export const versionsContract = {
  /** Newest first, without their drafts. */
  list: procedure.input(z.object({ surveyId: z.string() })).output(z.array(versionSummarySchema)),
  get: procedure.input(z.object({ versionId: z.string() })).output(surveyVersionSchema),
  /**
   * Freezes the draft at `revision`; CONFLICT when a newer one is stored. Where the draft equals the newest version,
   * that one is returned unchanged, and `made` is false. `before` is the number of the version that is about to replace
   * the draft; null where the person only saves the draft as it is.
   */
  save: procedure
    .input(
      z.object({
        surveyId: z.string(),
        revision: z.number().int(),
        before: z.number().int().nullable(),
        ...words,
      }),
    )
    .output(z.object({ made: z.boolean(), version: surveyVersionSchema.omit({ draft: true }) })),
  /** Changes the name and the note of a version. */
  describe: procedure.input(z.object({ versionId: z.string(), ...words })),
}
