import { z } from 'zod'

/** The longest tag; a longer one is a sentence. */
export const LONGEST_TAG = 60

/** One line of well-formed text without white space around it or doubled in it. */
function tidy(name: string): string {
  return name
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * What makes two words the same tag: upper and lower case, accents and what nobody sees do not count. The store keeps it
 * beside each tag, so it must not change with `foldAccents`.
 */
export function foldTag(name: string): string {
  return tidy(
    tidy(name)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  )
}

/** A free word of the person's for surveys, tidied. One of which nothing can be seen is none. */
export const tagSchema = z
  .string()
  .transform(tidy)
  .pipe(
    z
      .string()
      .max(LONGEST_TAG)
      .refine((name) => foldTag(name) !== ''),
  )

/** The names without those that are the same tag as one before. */
export function distinctTags(names: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const name of names) if (!seen.has(foldTag(name))) seen.set(foldTag(name), name)
  return [...seen.values()]
}

/** A tag in use. */
export const tagUseSchema = z.object({
  name: z.string(),
  /** Surveys that have it, those in the bin left out. */
  count: z.number().int(),
})
export type TagUse = z.infer<typeof tagUseSchema>

/** The tags of one survey. */
export const surveyTagsSchema = z.object({ id: z.string(), tags: z.array(tagSchema) })
export type SurveyTags = z.infer<typeof surveyTagsSchema>
