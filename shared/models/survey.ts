import { z } from 'zod'
import { surveyDraftSchema } from './draft.ts'
import { runStateSchema } from './run.ts'

/** A survey: a local draft with versions. Times are milliseconds since 1970. */
export const surveySchema = z.object({
  id: z.string(),
  draft: surveyDraftSchema,
  /** Grows by one with every save; a save that names an older one is a conflict. */
  revision: z.number().int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Set while the survey is in the bin; null otherwise. */
  deletedAt: z.number().nullable(),
})
export type Survey = z.infer<typeof surveySchema>

/** A row of the library. */
export const surveySummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  context: z.string(),
  questionCount: z.number().int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** The newest runs, newest first, at most eight. */
  runs: z.array(z.object({ id: z.string(), state: runStateSchema, practice: z.boolean() })),
})
export type SurveySummary = z.infer<typeof surveySummarySchema>

/** A draft frozen at an instant; a run always points at one. */
export const surveyVersionSchema = z.object({
  id: z.string(),
  surveyId: z.string(),
  /** Counts from 1 within the survey. */
  number: z.number().int(),
  name: z.string().nullable(),
  draft: surveyDraftSchema,
  createdAt: z.number(),
})
export type SurveyVersion = z.infer<typeof surveyVersionSchema>
