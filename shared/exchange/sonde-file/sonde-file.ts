import { z } from 'zod'
import { surveyDraftSchema } from '../../models/draft.ts'
import { IMPORT_LIMITS } from '../limits.ts'

export const SONDE_FORMAT = 'sonde-survey'
/** Grows when a reader of the last one would misread the file. */
export const SONDE_FORMAT_VERSION = 1

const versionSchema = z.object({
  number: z.number().int(),
  name: z.string().nullable(),
  createdAt: z.number(),
  draft: surveyDraftSchema,
})

const boundedDraft = surveyDraftSchema.refine(
  ({ questions }) =>
    questions.length <= IMPORT_LIMITS.questions &&
    questions.every(({ options }) => options.length <= IMPORT_LIMITS.options),
)

/** Sonde's own file: a survey with its versions and where it comes from. Times are milliseconds since 1970. */
export const sondeFileSchema = z.object({
  format: z.literal(SONDE_FORMAT),
  formatVersion: z.literal(SONDE_FORMAT_VERSION),
  provenance: z.object({
    program: z.string(),
    programVersion: z.string(),
    exportedAt: z.number(),
    surveyId: z.string(),
    createdAt: z.number(),
    updatedAt: z.number(),
    /** The version that equals the draft. */
    version: z.string(),
  }),
  draft: boundedDraft,
  /** Oldest first. */
  versions: z.array(versionSchema.extend({ draft: boundedDraft })).max(IMPORT_LIMITS.questions),
})
export type SondeFile = z.infer<typeof sondeFileSchema>

/** The text of a file; halves of surrogate pairs and control characters survive, as JSON writes them out. */
export function writeSondeFile(file: Omit<SondeFile, 'format' | 'formatVersion'>): string {
  const whole: SondeFile = { format: SONDE_FORMAT, formatVersion: SONDE_FORMAT_VERSION, ...file }
  return `${JSON.stringify(whole, null, 2)}\n`
}
