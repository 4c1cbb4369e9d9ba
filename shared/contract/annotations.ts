import { z } from 'zod'
import { runAnnotationsSchema, storedAnnotationsSchema } from '../models/annotations.ts'
import { surveyDraftSchema } from '../models/draft.ts'
import { runSchema } from '../models/run.ts'
import { procedure } from './base.ts'

/**
 * What a person adds to the results of a run: decisions, notes, dismissed marks, tags, quotes. Nothing here calls the
 * service.
 */
export const annotationsContract = {
  /** The annotations of a run; before the first save none, at revision 0. MISSING where there is no such run. */
  get: procedure.input(z.object({ runId: z.string() })).output(storedAnnotationsSchema),
  /**
   * The newest earlier run of the same survey that has annotations, with these and the draft that it asked; null where
   * there is none. For a practice run only practice runs are considered, for a live run only live ones.
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
