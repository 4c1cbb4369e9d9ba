import { addTo } from '../../json/add-to.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

const LONGEST_CODE = 64
/** A map with more entries is no part of a record. */
const MOST_FIELDS = 12

/** A map whose values belong together, such as an item and its code. */
export interface Record {
  map: MapNode
  /** Its name, if it is in a map. */
  key: string | null
  fields: readonly { name: string; leaf: LeafNode }[]
}

/** The maps in a list or a map. */
export function recordsOf(node: Node): Record[] {
  if (node.kind === 'leaf') return []
  return node.items.flatMap((item, at) =>
    item.kind === 'map' ? [recordOf(item, node.kind === 'map' ? (node.keys[at] ?? null) : null)] : [],
  )
}

/** A map as a record. */
export function recordOf(map: MapNode, key: string | null): Record {
  return { map, key, fields: fieldsIn(map, '') }
}

/** The values of a record, with those of the maps in it as "outer.inner". */
export function fieldsIn(map: MapNode, around: string): Record['fields'] {
  return map.items.flatMap((item, at) => {
    const name = `${around}${map.keys[at] ?? ''}`
    if (isLeaf(item)) return [{ name, leaf: item }]
    return item.kind === 'map' && item.items.length <= MOST_FIELDS ? fieldsIn(item, `${name}.`) : []
  })
}

/** A word and a number, as form builders name options: "Item 1". */
const NUMBERED = /^\p{L}{1,20} \d{1,3}$/u

/** A value as a code; null where it is too long, or a text of several words. */
export function codeOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  const isCode =
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= LONGEST_CODE &&
    (!/\s/.test(value) || NUMBERED.test(value))
  return isCode ? value : null
}

/** A value as the code of an option, which may be true or false. */
export function optionCodeOf(value: unknown): string | null {
  return typeof value === 'boolean' ? String(value) : codeOf(value)
}

/** The same beside a label, in so many fields: among others, a truth value may say anything of an option. */
export function codeBesideLabel(value: unknown, fields: number): string | null {
  return fields === 2 ? optionCodeOf(value) : codeOf(value)
}

/**
 * The fields of a record without those of maps beside each other that have the same names: these are of others, such as
 * personas.
 */
export function withoutAlike<Field extends { name: string }>(fields: readonly Field[]): Field[] {
  const within = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const maps = new Map<string, string[]>()
  for (const { name } of fields) {
    const map = within(name)
    addTo(maps, map, name.slice(map.length))
  }
  const kindOf = (map: string): string => `${within(map)} ${maps.get(map)?.join()}`
  const times = new Map<string, number>()
  for (const map of maps.keys()) times.set(kindOf(map), (times.get(kindOf(map)) ?? 0) + 1)
  return fields.filter(({ name }) => !name.includes('.') || times.get(kindOf(within(name))) === 1)
}
