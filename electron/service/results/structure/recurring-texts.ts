import type { KnownTexts } from './item-refs.ts'
import type { LeafNode } from './node.ts'
import type { Slot, SlotLeaf } from './slots.ts'
import type { Column } from './table.ts'
import { fieldOf } from './undisputed.ts'

/** So many different texts show that a field holds the same ones for several items. */
const FEWEST = 2

/**
 * Makes the test whether most texts of a column stand again in the same field of other entries: whoever they belong to
 * there, they are about the personas, and nobody's answers to one item.
 */
export function recurringTexts(
  slots: ReadonlyMap<string, Slot>,
  { isOption }: Pick<KnownTexts, 'isOption'>,
): (column: Column) => boolean {
  const byField = new Map<string, Slot[]>()
  for (const slot of slots.values()) {
    const field = fieldOf(slot)
    if (field !== null) byField.set(field, [...(byField.get(field) ?? []), slot])
  }
  const places = new WeakMap<Slot, Map<string, Set<LeafNode>>>()
  /** By text of several words: where a slot has it. */
  const textsOf = (slot: Slot): Map<string, Set<LeafNode>> => {
    const known = places.get(slot)
    if (known) return known
    const found = new Map<string, Set<LeafNode>>()
    for (const { value, origin } of slot.leaves) {
      if (!isText(value)) continue
      found.set(value, (found.get(value) ?? new Set()).add(origin))
    }
    places.set(slot, found)
    return found
  }
  const isText = (value: SlotLeaf['value']): value is string =>
    typeof value === 'string' && /\p{L}\S*\s+\S/u.test(value) && !isOption(value)

  return ({ slot, cells }) => {
    const own = new Set([...cells.values()].map(({ leaf }) => leaf.origin))
    const texts = new Set([...cells.values()].map(({ value }) => value).filter(isText))
    const alike = [slot, ...(byField.get(fieldOf(slot) ?? '') ?? [])]
    const again = [...texts].filter((text) =>
      alike.some((other) => [...(textsOf(other).get(text) ?? [])].some((leaf) => !own.has(leaf))),
    )
    return again.length >= FEWEST && again.length * 2 > texts.size
  }
}
