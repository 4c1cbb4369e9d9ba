import type { LeafNode, MapNode, Node } from '../../../node.ts'
import { fieldsIn } from '../../../records.ts'

/** The values of an entry, by their names ("outer.inner"). */
export type Fields = ReadonlyMap<string, LeafNode>

/** One entry of a list that may be a journal. */
export interface Entry {
  map: MapNode
  fields: Fields
}

/** A subject is told by so many fields, such as persona and item. */
export const FEWEST_FIELDS = 2

/** The entries of a list; null where one of them is no map. */
export function entriesIn(items: readonly Node[]): readonly Entry[] | null {
  const maps = items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length < items.length) return null
  return maps.map((map) => ({
    map,
    fields: new Map(fieldsIn(map, '').map(({ name, leaf }) => [name, leaf])),
  }))
}

/** The names of all fields of these entries. */
export function namesOf(entries: readonly Entry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ fields }) => [...fields.keys()]))]
}

/** A value with its type, so that 1 and "1" differ; null where there is none. */
export function textOf({ fields }: Entry, name: string): string | null {
  const value = fields.get(name)?.value
  return value === undefined || value === null || value === '' ? null : `${typeof value}:${value}`
}

/** What some fields of an entry hold, as one text; null where one of them is empty. */
export function keyBy(entry: Entry, names: readonly string[]): string | null {
  const parts = names.map((name) => textOf(entry, name))
  return parts.includes(null) ? null : parts.join('\n')
}
