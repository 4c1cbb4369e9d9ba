/*
 * Which elements of a list are selected, one by one and in ranges. Pure. Elements are named by their keys, so that a
 * list that is only loaded in part can use it too.
 */

export interface Picks<K> {
  chosen: ReadonlySet<K>
  /** The elements selected apart from the current range, which can still grow or shrink. */
  besides: ReadonlySet<K>
}

/** Selects exactly these; a range is then added to them. */
export function picksOf<K>(keys: Iterable<K>): Picks<K> {
  const chosen = new Set(keys)
  return { chosen, besides: chosen }
}

/** Adds an element, or removes it if it is selected. */
export function togglePick<K>({ chosen }: Pick<Picks<K>, 'chosen'>, key: K): Picks<K> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return picksOf(next)
}

/** Selects a range in place of the previous range. */
export function pickRange<K>({ besides }: Pick<Picks<K>, 'besides'>, range: Iterable<K>): Picks<K> {
  return { chosen: new Set([...besides, ...range]), besides }
}

/** The first and the last index of a range, whichever end was chosen first. */
export function rangeBetween(one: number, other: number): { from: number; to: number } {
  return { from: Math.min(one, other), to: Math.max(one, other) }
}
