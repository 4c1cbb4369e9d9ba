import { z } from 'zod'
import { surveyDraftSchema } from './draft.ts'
import { runMarkSchema, runStateSchema } from './run.ts'

/** A survey: a local draft with versions. Times are milliseconds since 1970. */
export const surveySchema = z.object({
  id: z.string(),
  draft: surveyDraftSchema,
  /** Grows by one with every save; a save that names an older one is a conflict. */
  revision: z.number().int(),
  /** Which data the revision counts in: another name after older data took their place. Told where a survey is opened. */
  history: z.string().optional(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Words of the person's, in their order; no part of the draft. */
  tags: z.array(z.string()),
  /** Set while the survey is put away; null otherwise. */
  archivedAt: z.number().nullable(),
  /** Set while the survey is in the bin; null otherwise. */
  deletedAt: z.number().nullable(),
})
export type Survey = z.infer<typeof surveySchema>

/**
 * Where a survey stands: as its run under way or else its newest run does; before the first, whether the wording checker
 * left nothing open in the draft as it is.
 */
export const surveyStateSchema = z.enum(['draft', 'checked', ...runStateSchema.options])
export type SurveyState = z.infer<typeof surveyStateSchema>

/** A row of the library. */
export const surveySummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  context: z.string(),
  questionCount: z.number().int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  tags: z.array(z.string()),
  state: surveyStateSchema,
  /** Where the run that decides the state went; null before the first. */
  connection: z.object({ id: z.string(), name: z.string(), practice: z.boolean() }).nullable(),
  /** Whether the run that decides the state is over and asked another text than the draft has now. */
  changedSince: z.boolean(),
  /** The newest runs, newest first, at most eight. */
  runs: z.array(runMarkSchema),
})
export type SurveySummary = z.infer<typeof surveySummarySchema>
