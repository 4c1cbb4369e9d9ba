import type { SurveyFilter } from '../../../shared/models/survey-list.ts'
import { foldTag } from '../../../shared/models/tag.ts'

/**
 * Whether a survey of a filtered list is still in it once its tags have changed. Without one of the filter's tags it is
 * not; nor, perhaps, if it has lost a tag with a word that is searched for, since its other texts are not known here.
 */
export function staysListed(
  { search = '', tags = [] }: SurveyFilter,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const has = after.map(foldTag)
  if (tags.some((tag) => !has.includes(foldTag(tag)))) return false
  const lost = before.map(foldTag).filter((tag) => !has.includes(tag))
  const words = foldTag(search).split(' ').filter(Boolean)
  return !lost.some((tag) => words.some((word) => tag.includes(word)))
}
