import { distinctTags, foldTag, type SurveyTags } from '../../../shared/models/tag.ts'

/** The tags that every one of the surveys has, as the first one spells them. */
export function commonTags(surveys: readonly SurveyTags[]): string[] {
  const [first, ...others] = surveys
  if (!first) return []
  return first.tags.filter((tag) => others.every(({ tags }) => hasTag(tags, tag)))
}

/**
 * What the surveys' tags become when the person makes `after` of those that all have, `before`: what was taken out is
 * taken off, what was added is added, what only some have stays. Only surveys whose tags change are returned.
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
