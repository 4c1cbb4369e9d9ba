import type { AnswerTag } from '../../models/answer-tag.ts'
import type { TaggedAnswers } from './tag-answers.ts'

/** The tags that answers to an item carry, whatever the filter keeps of them. */
export function tagsAt(
  item: number,
  { tags, placesOf }: Pick<TaggedAnswers, 'tags' | 'placesOf'>,
): AnswerTag[] {
  return tags.filter(({ id }) => placesOf(item, id).size > 0)
}
