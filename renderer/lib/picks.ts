/*
 * Which things of a list are picked, one by one and in ranges. Pure; things go by their keys, so that a list of which
 * only a part is loaded can use it as well.
 */

export interface Picks<K> {
  chosen: ReadonlySet<K>
  /** What was picked besides the range that grows and shrinks. */
  besides: ReadonlySet<K>
}

/** These and no others; the next range comes on top of them. */
export function picksOf<K>(keys: Iterable<K>): Picks<K> {
  const chosen = new Set(keys)
  return { chosen, besides: chosen }
}

/** Adds one, or takes it out. */
export function togglePick<K>({ chosen }: Pick<Picks<K>, 'chosen'>, key: K): Picks<K> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return picksOf(next)
}

/** Picks a range in place of the one before. */
export function pickRange<K>({ besides }: Pick<Picks<K>, 'besides'>, range: Iterable<K>): Picks<K> {
  return { chosen: new Set([...besides, ...range]), besides }
}

/** The first and the last index of a range, whichever way it was drawn. */
export function rangeBetween(one: number, other: number): { from: number; to: number } {
  return { from: Math.min(one, other), to: Math.max(one, other) }
}
