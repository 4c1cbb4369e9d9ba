import type { AnswerWay } from './item-ways.ts'
import type { PeopleList } from './people-lists.ts'

/** A way whose records name their persona, also with the personas of each list in which this one is. */
export function withPeopleOf(
  way: AnswerWay,
  ids: readonly (string | number)[],
  lists: readonly PeopleList[],
): AnswerWay[] {
  const others = lists.filter(
    (list) => list.personas !== way.recipe.personas && ids.every((id) => list.ids.has(String(id))),
  )
  return [
    way,
    ...others.map(({ personas, personaId }) => ({
      ...way,
      recipe: { ...way.recipe, personas, personaId },
    })),
  ]
}
