import type { Legends } from './legends.ts'
import type { Slot } from './slots.ts'
import { differentIn, NEARLY_ALL } from './table.ts'

/** A shorter code may be anything, unless nearly all values of a place are such codes. */
const SHORTEST_TELLING = 3

/**
 * The items that the payload answers in codes that it declares. A text like an option's is then something else, such as
 * a habit of the persona or an expectation.
 */
export function itemsInCodes(slots: ReadonlyMap<string, Slot>, legends: Legends, items: number): Set<number> {
  const found = new Set<number>()
  const declared = new Set(legends.leaves.map(({ path }) => path))
  for (const slot of slots.values()) {
    if (slot.leaves.every(({ path }) => declared.has(path) || legends.isDoubtful(path))) continue
    const words = [...differentIn(slot)].filter((value) => /\D/.test(value))
    const codes = words.filter((value) => legends.mayMean(value).size > 0)
    const areCodes = codes.length >= differentIn(slot).size * NEARLY_ALL
    for (const code of codes)
      if (areCodes || code.length >= SHORTEST_TELLING)
        for (const item of legends.mayMean(code)) found.add(item)
  }
  // If one item is answered in codes, so is every item that has codes, whether anybody answered it or not.
  if (found.size > 0) for (let item = 0; item < items; item += 1) if (legends.hasCodes(item)) found.add(item)
  return found
}
