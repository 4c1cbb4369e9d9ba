import { z } from 'zod'
import { experimentNotesSchema, storedExperimentNotesSchema } from '../models/experiment-notes.ts'
import { procedure } from './base.ts'

/**
 * What a person adds to an experiment: the codes of answers to its probes, and a note. Nothing here calls the service.
 */
export const experimentNotesContract = {
  /**
   * The notes of an experiment; before the first save none, at revision 0. MISSING where there is no such experiment.
   */
  get: procedure.input(z.object({ id: z.string() })).output(storedExperimentNotesSchema),
  /** Stores the notes if `revision` is the stored one; CONFLICT where another window stored newer ones. */
  save: procedure
    .input(z.object({ id: z.string(), revision: z.number().int(), notes: experimentNotesSchema }))
    .output(storedExperimentNotesSchema.pick({ revision: true, savedAt: true })),
}
