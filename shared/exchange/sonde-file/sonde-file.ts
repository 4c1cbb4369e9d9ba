import { z } from 'zod'
import { questionSchema, surveyDraftSchema } from '../../models/draft.ts'
import { tagSchema } from '../../models/tag.ts'
import { timeSchema } from '../../models/time.ts'
import { versionFactsSchema } from '../../models/version.ts'
import { distinctIds } from './distinct-ids.ts'
import { listToFirstFault } from './list-to-first-fault.ts'

export const SONDE_FORMAT = 'sonde-survey'
/** To be increased when a reader of the previous version would misread the file. */
export const SONDE_FORMAT_VERSION = 2

/** Where a file or a copy comes from. Times are milliseconds since 1970. */
export const sondeProvenanceSchema = z.object({
  program: z.string(),
  programVersion: z.string(),
  exportedAt: timeSchema,
  surveyId: z.string(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** Label of the version that equals the draft; empty for a copy of a draft that equals no version. */
  version: z.string(),
})
export type SondeProvenance = z.infer<typeof sondeProvenanceSchema>

/** A draft without `base`, which has ids of one store; `parent` of the newest version says the same without them. */
const fileDraft = surveyDraftSchema
  .omit({ base: true })
  .extend({ questions: listToFirstFault(questionSchema) })
  .transform((draft) => ({ ...draft, questions: distinctIds(draft.questions) }))

/** The largest version number accepted from a file, so that there are numbers left for further versions. */
const LAST_NUMBER = 1_000_000_000

const frozen = {
  number: z.number().int().min(1).max(LAST_NUMBER),
  createdAt: timeSchema,
  draft: fileDraft,
}

/** Whether the version numbers ascend without repeats. */
function rise(versions: readonly { number: number }[]): boolean {
  return versions.every(({ number }, at) => at === 0 || number > (versions[at - 1]?.number ?? 0))
}

/** Sonde's own file: a survey with its versions and where it comes from. */
export const sondeFileSchema = z.object({
  format: z.literal(SONDE_FORMAT),
  formatVersion: z.literal(SONDE_FORMAT_VERSION),
  provenance: sondeProvenanceSchema,
  /** Earlier exports and copies from which the survey comes, newest first. */
  sources: listToFirstFault(sondeProvenanceSchema),
  draft: fileDraft,
  /** Older files have no tags, and an older Sonde ignores them. */
  tags: listToFirstFault(tagSchema).default([]),
  /** Oldest first. */
  versions: listToFirstFault(versionFactsSchema.extend(frozen)).refine(rise),
})
export type SondeFile = z.infer<typeof sondeFileSchema>

/** The first format, in which versions have neither origin nor parent. */
export const firstSondeFileSchema = z.object({
  format: z.literal(SONDE_FORMAT),
  formatVersion: z.literal(1),
  provenance: sondeProvenanceSchema,
  draft: fileDraft,
  versions: listToFirstFault(z.object({ ...frozen, name: z.string().nullable() })).refine(rise),
})

/** The text of a file. Lone surrogates and control characters survive, since JSON escapes them. */
export function writeSondeFile(file: Omit<SondeFile, 'format' | 'formatVersion'>): string {
  const whole: SondeFile = { format: SONDE_FORMAT, formatVersion: SONDE_FORMAT_VERSION, ...file }
  return `${JSON.stringify(whole, null, 2)}\n`
}
