import type { ItemPlace } from '../../../../shared/models/item-place.ts'

/**
 * A line of the table: the place of a persona's answer, of an item's totals (persona null), or a persona without a
 * place.
 */
export interface PlaceLine {
  persona: number | null
  place: ItemPlace | null
}

/** A line for each place of the kept personas, in their order, and one for each kept persona without an answer. */
export function placeLines(places: readonly ItemPlace[], kept: readonly number[]): PlaceLine[] {
  const numbers = places.filter(({ respondent }) => respondent === null)
  if (numbers.length > 0) return numbers.map((place) => ({ persona: null, place }))
  const byPersona = Map.groupBy(places, ({ respondent }) => respondent)
  return kept.flatMap((persona): PlaceLine[] => {
    const own = byPersona.get(persona)
    return own ? own.map((place) => ({ persona, place })) : [{ persona, place: null }]
  })
}
