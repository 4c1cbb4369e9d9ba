import type { LeafNode } from '../node.ts'
import type { Value } from './places.ts'

/** With fewer items, an order shows little. */
const FEWEST_ITEMS = 3
const FEWEST_WHOLE = 2
/** An id that nothing explains: one word with a letter. */
const ID = /^(?=.*\p{L})[^\s]{2,64}$/u

/**
 * The item of each entry, where the lists of all personas have ids in one and the same order, of which there are as
 * many as items: what a form is answered in is its order, though nothing explains the ids. Lists may leave out some.
 * Null where a list has another order, or too few have all of them. The answers must then confirm the items.
 */
export function orderedItems(filled: readonly Value[], count: number): Map<string, number> | null {
  const level = filled[0]?.entries.length ?? 0
  const ids = new Set(filled.map(({ leaf }) => leaf.value))
  const areIds = [...ids].every((id) => typeof id === 'string' && ID.test(id))
  if (count < FEWEST_ITEMS || level < 2 || ids.size !== count || !areIds) return null
  const lists = [...Map.groupBy(filled, ({ entries }) => entries[level - 2]).values()].map((own) =>
    own.map(({ leaf }) => leaf.value),
  )
  const whole = lists.filter((own) => own.length === count)
  const ranks = new Map((whole[0] ?? []).map((id, at) => [id, at]))
  if (whole.length < FEWEST_WHOLE || ranks.size !== count) return null
  const isInOrder = (own: readonly LeafNode['value'][]): boolean =>
    own.every((id, at) => at === 0 || (ranks.get(id) ?? -1) > (ranks.get(own[at - 1] ?? null) ?? count))
  if (!lists.every(isInOrder)) return null
  return new Map(filled.map(({ entries, leaf }) => [entries.at(-1) ?? '', ranks.get(leaf.value) ?? 0]))
}
