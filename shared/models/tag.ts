import { z } from 'zod'

/** The longest tag, in UTF-16 code units. */
export const LONGEST_TAG = 60

/** The name as one line of well-formed Unicode, trimmed, with single spaces. */
function tidy(name: string): string {
  return name
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * The key by which two names are the same tag: case, accents and invisible characters do not count. The store keeps
 * this key with each tag, so this function must not change, not even when `foldAccents` does.
 */
export function foldTag(name: string): string {
  return tidy(
    tidy(name)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  )
}

/** A tag that a person gives to surveys, tidied. It must have visible characters. */
export const tagSchema = z
  .string()
  .transform(tidy)
  .pipe(
    z
      .string()
      .max(LONGEST_TAG)
      .refine((name) => foldTag(name) !== ''),
  )

/** The names without those that are the same tag as an earlier one. */
export function distinctTags(names: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const name of names) if (!seen.has(foldTag(name))) seen.set(foldTag(name), name)
  return [...seen.values()]
}

/** A tag in use. */
export const tagUseSchema = z.object({
  name: z.string(),
  /** How many surveys have it, without those in the bin. */
  count: z.number().int(),
})
export type TagUse = z.infer<typeof tagUseSchema>

/** The tags of one survey. */
export const surveyTagsSchema = z.object({ id: z.string(), tags: z.array(tagSchema) })
export type SurveyTags = z.infer<typeof surveyTagsSchema>
