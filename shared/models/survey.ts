import { z } from 'zod'
import { surveyDraftSchema } from './draft.ts'
import { runMarkSchema, runStateSchema } from './run.ts'

/** A survey: a local draft with versions. Times are milliseconds since 1970. */
export const surveySchema = z.object({
  id: z.string(),
  draft: surveyDraftSchema,
  /** Grows by one with every save; a save that names an older one is a conflict. */
  revision: z.number().int(),
  /**
   * Id of the store in which the revision counts; it changes when an older store is restored. Set when a survey is
   * opened.
   */
  history: z.string().optional(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** The person's tags for the survey, in their order; not part of the draft. */
  tags: z.array(z.string()),
  /** Set while the survey is archived; null otherwise. */
  archivedAt: z.number().nullable(),
  /** Set while the survey is in the bin; null otherwise. */
  deletedAt: z.number().nullable(),
})
export type Survey = z.infer<typeof surveySchema>

/**
 * The state of a survey: that of its run under way, or else of its newest run. Before the first run it is `checked` if
 * the wording checker has no open finding in the current draft, else `draft`.
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
  /** See `runMarkSchema`, of the run that decides the state. */
  lacksAnswers: runMarkSchema.shape.lacksAnswers,
  /** The connection of the run that decides the state; null before the first run. */
  connection: z.object({ id: z.string(), name: z.string(), practice: z.boolean() }).nullable(),
  /** Whether the run that decides the state is over and the draft has changed since its version. */
  changedSince: z.boolean(),
  /** The newest runs, newest first, at most eight. */
  runs: z.array(runMarkSchema),
})
export type SurveySummary = z.infer<typeof surveySummarySchema>
