import type { Column } from './answers.ts'
import { type Place, sharesLevel, type Value } from './places.ts'

/**
 * The answers after which the same list has another entry of the same persona and item that has no value at their place:
 * it may have changed the answer, or taken it back.
 */
export function answersWithLater(
  { place, teller, split, values }: Column,
  places: readonly Place[],
): ReadonlySet<Value> {
  const level = place.levels.length
  const subjectOf = (value: Value): string | null => {
    const item = teller.itemOf(value)
    const key = split.keyOf(value)
    return item === null || key === null ? null : `${item} ${key}`
  }
  const answering = new Set(place.values.map(({ entries }) => entries[level - 1]))
  const last = new Map<string, number>()
  for (const other of places) {
    if (other === place || other.levels.length !== level || !sharesLevel(other, place, level)) continue
    for (const value of other.values) {
      const subject = answering.has(value.entries[level - 1]) ? null : subjectOf(value)
      if (subject !== null) last.set(subject, Math.max(last.get(subject) ?? 0, value.order))
    }
  }
  return new Set(values.filter((value) => (last.get(subjectOf(value) ?? '') ?? 0) > value.order))
}
