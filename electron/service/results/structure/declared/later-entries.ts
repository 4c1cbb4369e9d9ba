import type { Column } from './answers.ts'
import { type Place, sharesLevel, type Value } from './places.ts'

/**
 * The answers after which the same list has another entry of the same persona and item that has no value at their
 * place: it may have changed the answer, or taken it back. Where everybody has as many entries as the item has
 * `options`, these are the options, of which one is marked.
 */
export function answersWithLater(
  { place, teller, split, values, item }: Column,
  places: readonly Place[],
  options: number,
): ReadonlySet<Value> {
  const level = place.levels.length
  const subjectOf = (value: Value): string | null => {
    const told = teller.itemOf(value)
    const key = split.keyOf(value)
    return told === null || key === null ? null : `${told} ${key}`
  }
  const answering = new Set(place.values.map(({ entries }) => entries[level - 1]))
  const last = new Map<string, number>()
  const entries = new Map<string, Set<unknown>>()
  for (const other of places) {
    if (other.levels.length !== level || !sharesLevel(other, place, level)) continue
    for (const value of other.values) {
      const own = subjectOf(value)
      if (own !== null && teller.itemOf(value) === item)
        entries.set(own, (entries.get(own) ?? new Set()).add(value.entries[level - 1]))
      if (other === place) continue
      const subject = answering.has(value.entries[level - 1]) ? null : subjectOf(value)
      if (subject !== null) last.set(subject, Math.max(last.get(subject) ?? 0, value.order))
    }
  }
  const areOptions = options > 1 && [...entries.values()].every(({ size }) => size === options)
  if (areOptions) return new Set()
  return new Set(values.filter((value) => (last.get(subjectOf(value) ?? '') ?? 0) > value.order))
}
