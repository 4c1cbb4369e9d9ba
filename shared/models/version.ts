import { z } from 'zod'
import { surveyDraftSchema } from './draft.ts'
import { runMarkSchema } from './run.ts'
import { timeSchema } from './time.ts'

/**
 * Why a version was made: a person saved it, a launch or an export froze it, an import brought it, or (`before_return`)
 * it preserves the draft that an older version was about to replace. `unknown`: made by an older Sonde, which did not
 * say.
 */
export const versionOriginSchema = z.enum(['saved', 'launch', 'export', 'before_return', 'import', 'unknown'])
export type VersionOrigin = z.infer<typeof versionOriginSchema>

/**
 * The run whose results led to a version. It is described here, since a Sonde that imports the version has no such run.
 */
export const parentRunSchema = z.object({
  id: z.string(),
  title: z.string(),
  connectionName: z.string(),
  practice: z.boolean(),
  createdAt: timeSchema,
})

/** What is known of a version besides its draft. The name and the note are the person's, and may change. */
export const versionFactsSchema = z.object({
  name: z.string().nullable(),
  note: z.string(),
  origin: versionOriginSchema,
  /** For `before_return`: the number of the version that replaced the draft. */
  target: z.number().int().nullable(),
  /** The version of the same survey that this one is based on; null for the first, and where it is not known. */
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
  /** When it was imported from a file; null where it was made here. */
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
