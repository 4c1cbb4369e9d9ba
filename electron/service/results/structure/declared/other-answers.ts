import { isOfOther } from '../../shapes/rival-fields.ts'
import { areTwoMoments } from '../../words/moments.ts'
import type { Column } from './answers.ts'
import { areBeside, isBlank, type Place } from './places.ts'

/** Whether the name of a field says that it is not what the persona answered ("second_choice", "proposed"). */
export function isNamedOther({ steps }: Place): boolean {
  return isOfOther(steps.at(-1) ?? '')
}

/**
 * The columns without those that are named so, where another field without such a name has something for most of their
 * entries besides the item: that may be the answer, whether it is understood or not.
 */
export function withoutOtherAnswers(
  tables: readonly (readonly Column[])[],
  places: readonly Place[],
): Column[][] {
  const filled = (place: Place): number => place.values.filter(({ leaf }) => !isBlank(leaf.value)).length
  const isBesideAnswers = ({ place, teller }: Column): boolean =>
    places.some(
      (own) =>
        own !== teller.place &&
        own.levels.length === place.levels.length &&
        areBeside(own, place) &&
        !isNamedOther(own) &&
        filled(own) * 2 > filled(place),
    )
  // Beside what was said after something, what was said before it may be the answer as well.
  const isOfTwoMoments = ({ place }: Column): boolean =>
    places.some(
      (own) => areBeside(own, place) && areTwoMoments(place.steps.at(-1) ?? '', own.steps.at(-1) ?? ''),
    )
  return tables.map((columns) =>
    columns.filter(
      (column) => !isNamedOther(column.place) || !isBesideAnswers(column) || isOfTwoMoments(column),
    ),
  )
}
