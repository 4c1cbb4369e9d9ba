import { z } from 'zod'
import { runAnnotationsSchema, storedAnnotationsSchema } from '../models/annotations.ts'
import { surveyDraftSchema } from '../models/draft.ts'
import { runSchema } from '../models/run.ts'
import { procedure } from './base.ts'

/** What a person adds to the results of a run: decisions, notes, dismissed marks, tags, quotes. Nothing here calls the service. */
export const annotationsContract = {
  /** Of a run of which nothing was said yet: none, at revision 0. MISSING where there is no such run. */
  get: procedure.input(z.object({ runId: z.string() })).output(storedAnnotationsSchema),
  /**
   * What was said of the last run before this one of the same survey of which anything was, with what that run asked; null
   * where there is none. Practice and live runs are kept apart.
   */
  earlier: procedure.input(z.object({ runId: z.string() })).output(
    z
      .object({
        run: runSchema.pick({ id: true, versionNumber: true, createdAt: true }),
        draft: surveyDraftSchema,
        annotations: runAnnotationsSchema,
      })
      .nullable(),
  ),
  /** Stores the annotations if `revision` is the stored one; CONFLICT where another window stored newer ones. */
  save: procedure
    .input(z.object({ runId: z.string(), revision: z.number().int(), annotations: runAnnotationsSchema }))
    .output(storedAnnotationsSchema.pick({ revision: true, savedAt: true })),
}
