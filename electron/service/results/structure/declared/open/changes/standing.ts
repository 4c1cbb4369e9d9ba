import { isLeaf, type LeafNode, type MapNode, type Node } from '../../../node.ts'
import { type Entry, FEWEST_FIELDS, keyBy, textOf } from './entries.ts'
import type { EntryKinds } from './entry-kinds.ts'

/** How a journal tells its changes. */
export interface Telling {
  /** The entries that change an earlier one. */
  later: readonly Entry[]
  /** The name of the value that they change. */
  value: string
  /** The name of the new value. */
  fresh: string
  /** The name of the old value, which must be the one that stood; null where it is not told. */
  old: string | null
}

/**
 * The entries that stand once every change is made: each value that is changed is the new one, and what is taken back
 * is gone. Null where a change fits no entry, or where two entries are about the same.
 */
export function standingAfter(
  entries: readonly Entry[],
  { later, value, fresh, old }: Telling,
  { marks, retracts }: EntryKinds,
): readonly Node[] | null {
  const changes = new Set(later)
  const first = new Set(entries.filter((entry) => !changes.has(entry) && entry.fields.has(value)))
  const others = [value, fresh, ...marks, ...(old === null ? [] : [old])]
  const subject = subjectOf([...first], later, others)
  if (subject === null) return null
  const standing = new Map<string, Entry>()
  const besides: Entry[] = []
  for (const entry of entries) {
    const key = keyBy(entry, subject)
    const before = key === null ? undefined : standing.get(key)
    if (changes.has(entry)) {
      const isFitting = before && (old === null || textOf(before, value) === textOf(entry, old))
      if (key === null || !isFitting) return null
      if (textOf(entry, fresh) === null) standing.delete(key)
      else standing.set(key, withValue(before, value, entry.fields.get(fresh) as LeafNode))
    } else if (first.has(entry)) {
      // Two entries of one subject: nobody knows which of them stands.
      if (key === null || before) return null
      standing.set(key, entry)
    } else if (key === null) besides.push(entry)
    else if (before && retracts(entry)) standing.delete(key)
    else if (before) return null
  }
  return [...besides, ...standing.values()].map(({ map }) => map)
}

/**
 * The fields that tell what an entry is about: all first entries and all changes have them, every change agrees in them
 * with one first entry, and no two first entries agree in all. Null where there are fewer than two.
 */
export function subjectOf(
  first: readonly Entry[],
  later: readonly Entry[],
  others: readonly string[],
): readonly string[] | null {
  const [one] = first
  if (!one || later.length === 0) return null
  const subject = [...one.fields.keys()].filter((name) => {
    if (others.includes(name) || [...first, ...later].some((entry) => textOf(entry, name) === null))
      return false
    const told = new Set(first.map((entry) => textOf(entry, name)))
    return later.every((entry) => told.has(textOf(entry, name))) && told.size > 1 && told.size < first.length
  })
  const keys = new Set(first.map((entry) => keyBy(entry, subject)))
  return subject.length >= FEWEST_FIELDS && keys.size === first.length ? subject : null
}

/** An entry with another value in a field, which keeps its own place in the payload. */
function withValue({ map, fields }: Entry, name: string, leaf: LeafNode): Entry {
  const put = (node: MapNode, path: string): MapNode => ({
    ...node,
    items: node.items.map((item, at): Node => {
      const own = `${path}${node.keys[at] ?? ''}`
      if (isLeaf(item)) return own === name ? leaf : item
      return item.kind === 'map' && name.startsWith(`${own}.`) ? put(item, `${own}.`) : item
    }),
  })
  return { map: put(map, ''), fields: new Map(fields).set(name, leaf) }
}
