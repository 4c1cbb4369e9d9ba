import { z } from 'zod'
import { questionSchema, surveyDraftSchema } from '../../models/draft.ts'
import { tagSchema } from '../../models/tag.ts'
import { timeSchema } from '../../models/time.ts'
import { versionFactsSchema } from '../../models/version.ts'
import { distinctIds } from './distinct-ids.ts'
import { listToFirstFault } from './list-to-first-fault.ts'

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
const fileDraft = surveyDraftSchema
  .omit({ base: true })
  .extend({ questions: listToFirstFault(questionSchema) })
  .transform((draft) => ({ ...draft, questions: distinctIds(draft.questions) }))

/** Beyond it there would be no number left for the next version. */
const LAST_NUMBER = 1_000_000_000

const frozen = {
  number: z.number().int().min(1).max(LAST_NUMBER),
  createdAt: timeSchema,
  draft: fileDraft,
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
  sources: listToFirstFault(sondeProvenanceSchema),
  draft: fileDraft,
  /** Files of before they travelled have none, and a Sonde of then passes over them. */
  tags: listToFirstFault(tagSchema).default([]),
  /** Oldest first. */
  versions: listToFirstFault(versionFactsSchema.extend(frozen)).refine(rise),
})
export type SondeFile = z.infer<typeof sondeFileSchema>

/** The first form, which told neither why a version was made nor what it goes on from. */
export const firstSondeFileSchema = z.object({
  format: z.literal(SONDE_FORMAT),
  formatVersion: z.literal(1),
  provenance: sondeProvenanceSchema,
  draft: fileDraft,
  versions: listToFirstFault(z.object({ ...frozen, name: z.string().nullable() })).refine(rise),
})

/** The text of a file; halves of surrogate pairs and control characters survive, as JSON writes them out. */
export function writeSondeFile(file: Omit<SondeFile, 'format' | 'formatVersion'>): string {
  const whole: SondeFile = { format: SONDE_FORMAT, formatVersion: SONDE_FORMAT_VERSION, ...file }
  return `${JSON.stringify(whole, null, 2)}\n`
}
