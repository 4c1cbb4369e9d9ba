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
   * Freezes the draft at `revision`; CONFLICT when a newer one is stored. A draft that equals the newest version makes
   * none: that one is returned as it is, and `made` is false. `before` is the number of the version that is about to
   * take the draft's place, null where a person just keeps what there is.
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
  /** Names a version, or names it anew. */
  describe: procedure.input(z.object({ versionId: z.string(), ...words })),
}
