/*
 * The sheet shows items in groups, so that the browser checks tens of elements in each frame instead of hundreds. An
 * item that changes its group must be rendered anew, so items stay in their group when others are added, removed or
 * moved.
 */

/** A number of consecutive items. */
export interface ItemGroup {
  /** Identifies the group as long as it has items. */
  key: number
  ids: readonly string[]
  /** Position of its first item, from 0. */
  from: number
}

/** Number of items in a new group. */
export const GROUP_SIZE = 8

/** A group with more items is split. */
const LARGEST = 2 * GROUP_SIZE

/**
 * Groups all items, in their order. Items that kept their order stay in their group of `before`; an unchanged group
 * stays the same object.
 */
export function groupItems(ids: readonly string[], before: readonly ItemGroup[]): readonly ItemGroup[] {
  let key = before.reduce((largest, group) => Math.max(largest, group.key), -1) + 1
  const gathered = gatherByHome(ids, before)
  const groups: ItemGroup[] = []
  let from = 0
  for (const { home, ids: own } of gathered) {
    const size = own.length > LARGEST ? GROUP_SIZE : LARGEST
    for (let at = 0; at < own.length; at += size) {
      const part = own.slice(at, at + size)
      const known = at === 0 ? home : undefined
      groups.push(keepSame({ key: known?.key ?? key++, ids: part, from }, known))
      from += part.length
    }
  }
  const same = groups.length === before.length && groups.every((group, at) => group === before[at])
  return same ? before : groups
}

function keepSame(group: ItemGroup, before: ItemGroup | undefined): ItemGroup {
  if (!before) return group
  const isSame = before.ids.length === group.ids.length && before.ids.every((id, at) => id === group.ids[at])
  if (!isSame) return group
  return before.from === group.from ? before : { ...group, ids: before.ids }
}

/** The items by their former group; a new or moved item joins the group of the item above it. */
function gatherByHome(ids: readonly string[], before: readonly ItemGroup[]) {
  const homes = new Map(before.flatMap((group, at) => group.ids.map((id) => [id, at] as const)))
  const stays = longestRising(ids.map((id) => homes.get(id)))
  const gathered: { home: ItemGroup | undefined; ids: string[] }[] = []
  let current: number | null = null
  for (const [at, id] of ids.entries()) {
    const home: number | null = stays.has(at) ? (homes.get(id) ?? null) : current
    const last = gathered.at(-1)
    // Items above the first one that kept its place join the group of that one.
    if (last && (home === current || current === null)) {
      last.ids.push(id)
      last.home ??= home === null ? undefined : before[home]
    } else gathered.push({ home: home === null ? undefined : before[home], ids: [id] })
    current = home
  }
  return gathered
}

/** Positions of the longest subsequence of a list that never decreases; undefined values are left out. */
function longestRising(list: readonly (number | undefined)[]): Set<number> {
  /** At index n: the position at which the subsequence of length n + 1 with the smallest last value ends. */
  const ends: number[] = []
  const previous: number[] = []
  for (const [at, value] of list.entries()) {
    if (value === undefined) continue
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[ends[middle] ?? 0] ?? 0) <= value) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  }
  const found = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) found.add(at)
  return found
}
