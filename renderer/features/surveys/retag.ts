import { distinctTags, foldTag, type SurveyTags } from '../../../shared/models/tag.ts'

/** The tags that all of the surveys have, spelt as in the first one. */
export function commonTags(surveys: readonly SurveyTags[]): string[] {
  const [first, ...others] = surveys
  if (!first) return []
  return first.tags.filter((tag) => others.every(({ tags }) => hasTag(tags, tag)))
}

/**
 * The new tags of surveys when the person changes the tags that all of them have from `before` to `after`: missing ones
 * are removed from all, new ones added to all; tags of only some surveys stay. Returns only surveys whose tags change.
 */
export function retag(
  surveys: readonly SurveyTags[],
  before: readonly string[],
  after: readonly string[],
): SurveyTags[] {
  return surveys.flatMap(({ id, tags }) => {
    const kept = tags.filter((tag) => !hasTag(before, tag) || hasTag(after, tag))
    const next = distinctTags([...kept, ...after.map((tag) => tag.trim()).filter((tag) => tag !== '')])
    const isSame = next.length === tags.length && next.every((tag) => hasTag(tags, tag))
    return isSame ? [] : [{ id, tags: next }]
  })
}

function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => foldTag(other) === foldTag(tag))
}
