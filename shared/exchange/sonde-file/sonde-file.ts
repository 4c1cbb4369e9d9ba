import { z } from 'zod'
import { surveyDraftSchema } from '../../models/draft.ts'
import { tagSchema } from '../../models/tag.ts'
import { timeSchema } from '../../models/time.ts'
import { versionFactsSchema } from '../../models/version.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import { distinctIds } from './distinct-ids.ts'

export const SONDE_FORMAT = 'sonde-survey'
/** Grows when a reader of the last one would misread the file. */
export const SONDE_FORMAT_VERSION = 2

/** Where a file or a copy comes from. Times are milliseconds since 1970. */
export const sondeProvenanceSchema = z.object({
  program: z.string(),
  programVersion: z.string(),
  exportedAt: timeSchema,
  surveyId: z.string(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** The version that equals the draft; empty where a copy was made of a draft that none equals. */
  version: z.string(),
})
export type SondeProvenance = z.infer<typeof sondeProvenanceSchema>

/** What the draft goes on from is told by the newest version, without ids of one store. */
const boundedDraft = surveyDraftSchema
  .omit({ base: true })
  .refine(
    ({ questions }) =>
      questions.length <= IMPORT_LIMITS.questions &&
      questions.every(({ options }) => options.length <= IMPORT_LIMITS.options),
  )
  .transform((draft) => ({ ...draft, questions: distinctIds(draft.questions) }))

/** Versions, exports and tags that one file may tell of; its bytes are bounded anyway. */
const MOST_VERSIONS = 100_000

/** Beyond it there would be no number left for the next version. */
const LAST_NUMBER = 1_000_000_000

const frozen = {
  number: z.number().int().min(1).max(LAST_NUMBER),
  createdAt: timeSchema,
  draft: boundedDraft,
}

/** Whether each version stands in its place once. */
function rise(versions: readonly { number: number }[]): boolean {
  return versions.every(({ number }, at) => at === 0 || number > (versions[at - 1]?.number ?? 0))
}

/** Sonde's own file: a survey with its versions and where it comes from. */
export const sondeFileSchema = z.object({
  format: z.literal(SONDE_FORMAT),
  formatVersion: z.literal(SONDE_FORMAT_VERSION),
  provenance: sondeProvenanceSchema,
  /** Earlier exports and copies that the survey came through, newest first. */
  sources: z.array(sondeProvenanceSchema).max(MOST_VERSIONS),
  draft: boundedDraft,
  /** Files of before they travelled have none, and a Sonde of then passes over them. */
  tags: z.array(tagSchema).max(MOST_VERSIONS).default([]),
  /** Oldest first. */
  versions: z.array(versionFactsSchema.extend(frozen)).max(MOST_VERSIONS).refine(rise),
})
export type SondeFile = z.infer<typeof sondeFileSchema>

/** The first form, which told neither why a version was made nor what it goes on from. */
export const firstSondeFileSchema = z.object({
  format: z.literal(SONDE_FORMAT),
  formatVersion: z.literal(1),
  provenance: sondeProvenanceSchema,
  draft: boundedDraft,
  versions: z
    .array(z.object({ ...frozen, name: z.string().nullable() }))
    .max(MOST_VERSIONS)
    .refine(rise),
})

/** The text of a file; halves of surrogate pairs and control characters survive, as JSON writes them out. */
export function writeSondeFile(file: Omit<SondeFile, 'format' | 'formatVersion'>): string {
  const whole: SondeFile = { format: SONDE_FORMAT, formatVersion: SONDE_FORMAT_VERSION, ...file }
  return `${JSON.stringify(whole, null, 2)}\n`
}
