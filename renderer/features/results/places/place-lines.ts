import type { ItemPlace } from '../../../../shared/models/item-place.ts'

/** A line of the table: a place of a persona's answer, of numbers where it is nobody's; or a persona without a place. */
export interface PlaceLine {
  persona: number | null
  place: ItemPlace | null
}

/** A line for each place of the personas kept, in their order, and one for each of them without an answer. */
export function placeLines(places: readonly ItemPlace[], kept: readonly number[]): PlaceLine[] {
  const numbers = places.filter(({ respondent }) => respondent === null)
  if (numbers.length > 0) return numbers.map((place) => ({ persona: null, place }))
  const byPersona = Map.groupBy(places, ({ respondent }) => respondent)
  return kept.flatMap((persona): PlaceLine[] => {
    const own = byPersona.get(persona)
    return own ? own.map((place) => ({ persona, place })) : [{ persona, place: null }]
  })
}
