import { z } from 'zod'
import { surveyDraftSchema } from './draft.ts'
import { runMarkSchema } from './run.ts'
import { timeSchema } from './time.ts'

/**
 * Why a version was made: a person saved it, a launch or an export froze it, it kept the draft before an older version
 * took its place, or an import brought it. `unknown`: frozen by an older Sonde, which did not say.
 */
export const versionOriginSchema = z.enum(['saved', 'launch', 'export', 'before_return', 'import', 'unknown'])
export type VersionOrigin = z.infer<typeof versionOriginSchema>

/** The run after which a version was revised, told without the run itself, which another Sonde does not have. */
export const parentRunSchema = z.object({
  id: z.string(),
  title: z.string(),
  connectionName: z.string(),
  practice: z.boolean(),
  createdAt: timeSchema,
})

/** What is said of a version; the name and the note are the person's, and may change. */
export const versionFactsSchema = z.object({
  name: z.string().nullable(),
  note: z.string(),
  origin: versionOriginSchema,
  /** For `before_return`: the number of the version that took the draft's place. */
  target: z.number().int().nullable(),
  /** The version of the same survey that this one goes on from; null for the first, and where nobody knows. */
  parent: z.object({ number: z.number().int(), run: parentRunSchema.nullable() }).nullable(),
})
export type VersionFacts = z.infer<typeof versionFactsSchema>

/** A draft frozen at an instant; a run always points at one. Times are milliseconds since 1970. */
export const surveyVersionSchema = versionFactsSchema.extend({
  id: z.string(),
  surveyId: z.string(),
  /** Counts from 1 within the survey. */
  number: z.number().int(),
  draft: surveyDraftSchema,
  createdAt: z.number(),
  /** When a file brought it here; null where it was made here. */
  importedAt: z.number().nullable(),
})
export type SurveyVersion = z.infer<typeof surveyVersionSchema>

/** A row of the list of versions. */
export const versionSummarySchema = surveyVersionSchema.omit({ draft: true }).extend({
  questionCount: z.number().int(),
  /** Runs of this very version, newest first. */
  runs: z.array(runMarkSchema),
})
export type VersionSummary = z.infer<typeof versionSummarySchema>
