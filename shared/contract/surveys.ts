import { z } from 'zod'
import { surveyDraftSchema } from '../models/draft.ts'
import { surveySchema, surveySummarySchema, surveyVersionSchema } from '../models/survey.ts'
import { procedure } from './base.ts'

const id = z.object({ id: z.string() })

/** Surveys: local drafts with versions. Nothing here calls the service. */
export const surveysContract = {
  /** The library, last changed first; `search` looks in titles, contexts, stems and options. */
  list: procedure
    .input(z.object({ search: z.string().optional(), deleted: z.boolean().optional() }))
    .output(z.array(surveySummarySchema)),
  get: procedure.input(id).output(surveySchema),
  create: procedure.input(z.object({ draft: surveyDraftSchema.optional() })).output(surveySchema),
  /**
   * Stores the draft. `revision` is the one the person's text started from; when a newer one is stored the answer is
   * CONFLICT and nothing changes. The returned survey carries the new revision.
   */
  saveDraft: procedure
    .input(z.object({ id: z.string(), revision: z.number().int(), draft: surveyDraftSchema }))
    .output(z.object({ revision: z.number().int(), savedAt: z.number() })),
  duplicate: procedure.input(id).output(surveySchema),
  /** Moves the survey to the bin; `restore` brings it back. */
  remove: procedure.input(id),
  restore: procedure.input(id),
  /** Newest first. */
  versions: procedure.input(id).output(z.array(surveyVersionSchema)),
  version: procedure.input(z.object({ versionId: z.string() })).output(surveyVersionSchema),
}
