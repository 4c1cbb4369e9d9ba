import type { TaggedAnswers } from '../../../shared/analysis/tags/tag-answers.ts'
import { tagVariableName } from '../../../shared/analysis/variable-names.ts'

/** A variable that says which answers to an item carry a tag. */
export interface TagVariable {
  name: string
  tag: string
  /** Whether the answer of a persona carries the tag; `place` is the persona's place in `respondentPositions`. */
  isSet(place: number): boolean
}

/**
 * The variables of the tags that answers to an item carry. They do not depend on the filter, so that two files of one
 * run have the same columns.
 *
 * @param variable name of the item's own variable
 */
export function tagVariables(tagged: TaggedAnswers, item: number, variable: string): TagVariable[] {
  return tagged.tags.flatMap(({ id, name }, at) => {
    const places = tagged.placesOf(item, id)
    if (places.size === 0) return []
    return [
      {
        name: tagVariableName(variable, at + 1, name),
        tag: name,
        isSet: (place: number) => places.has(place),
      },
    ]
  })
}
