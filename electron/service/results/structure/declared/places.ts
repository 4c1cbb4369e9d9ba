import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'
import { typeOf } from './type-of-map.ts'

/** One value, with the entries of lists that it is in (the innermost last), and the item that a name on its path is. */
export interface Value {
  leaf: LeafNode
  /** By level: a key of the entry that no other entry has. */
  entries: readonly string[]
  /** By level: the entry's own name, if it is in a map of entries. */
  names: readonly (string | null)[]
  item: number | null
  /** Its position among all values of the payload. */
  order: number
}

/** All values under the same names, in any entry of the same lists. */
export interface Place {
  id: string
  /** By level: the path to the entries. */
  levels: readonly string[]
  /** The names on the path, without those of entries. */
  steps: readonly string[]
  values: Value[]
  /** How many levels of entries come before a name on the path that is an item; null where no name is an item. */
  itemAt: number | null
}

const MOST_PLACES = 2000
const MOST_VALUES = 300_000
/** With few personas, any few fields may be as many. */
const FEWEST_LEAVES = 4
/** A map with more names is no record. */
const MOST_FIELDS = 400

interface Way {
  id: string
  levels: readonly string[]
  steps: readonly string[]
  entries: readonly string[]
  names: readonly (string | null)[]
  item: number | null
  itemAt: number | null
}

interface PlaceParts {
  personas: number
  itemOf(name: string): number | null
  isOption(name: string): boolean
}

/** The places of a payload; null where there are too many for a survey. */
export function placesOf(root: Node, parts: PlaceParts): Map<string, Place> | null {
  const places = new Map<string, Place>()
  let count = 0

  function add(leaf: LeafNode, way: Way): void {
    count += 1
    let place = places.get(way.id)
    if (!place) {
      place = { id: way.id, levels: way.levels, steps: way.steps, values: [], itemAt: way.itemAt }
      places.set(way.id, place)
    }
    place.values.push({ leaf, entries: way.entries, names: way.names, item: way.item, order: count })
  }

  function enter(way: Way, kind: string, at: number, name: string | null): Way {
    const id = `${way.id}/${kind}`
    const key = `${way.entries.at(-1) ?? ''}${way.item === null ? '' : `#${way.item}`}${way.steps.length}/${at}`
    return {
      ...way,
      id,
      levels: [...way.levels, id],
      entries: [...way.entries, `${id} ${key}`],
      names: [...way.names, name],
    }
  }

  function walk(node: Node, way: Way): void {
    if (count > MOST_VALUES || places.size > MOST_PLACES) return
    if (node.kind === 'leaf') add(node, way)
    else if (node.kind === 'list')
      node.items.forEach((item, at) => {
        walk(item, enter(way, '*', at, null))
      })
    else walkMap(node, way)
  }

  function walkMap(map: MapNode, way: Way): void {
    const type = typeOf(map)
    if (type !== null) {
      const id = map.items[map.keys.indexOf('id')]
      if (isLeaf(id)) add({ ...id, value: `${type}/${id.value}` }, step(way, 'type/id'))
    }
    const items = itemsIn(map)
    const kind = kindOf(map, { isOfItem: way.id.endsWith('/?'), hasItems: items !== null })
    if (kind !== 'record')
      map.items.forEach((item, at) => {
        walk(item, enter(way, '{}', at, map.keys[at] ?? ''))
      })
    if (kind === 'entries' || map.items.length > MOST_FIELDS) return
    map.items.forEach((item, at) => {
      const key = map.keys[at] ?? ''
      const about = items?.[at] ?? null
      if (about === null || way.item !== null) walk(item, step(way, key))
      else
        walk(item, {
          ...way,
          id: `${way.id}/?`,
          item: about,
          itemAt: way.levels.length,
          steps: [...way.steps, '?'],
        })
    })
  }

  function step(way: Way, key: string): Way {
    return { ...way, id: `${way.id}/${JSON.stringify(key)}`, steps: [...way.steps, key] }
  }

  /** The item that each name of a map is. Numbers count as items only where all names are items. */
  function itemsIn(map: MapNode): (number | null)[] | null {
    const items = map.keys.map((key) => parts.itemOf(key))
    const told = items.filter((item) => item !== null)
    if (told.length === 0 || new Set(told).size !== told.length) return null
    const areSound =
      map.keys.every((key, at) => items[at] === null || !/^\d+$/.test(key)) || !items.includes(null)
    return areSound ? items : null
  }

  function kindOf(
    map: MapNode,
    { isOfItem, hasItems }: { isOfItem: boolean; hasItems: boolean },
  ): 'record' | 'entries' | 'both' {
    const { keys, items } = map
    const [first] = items
    // Records may be numbered, whatever numbers are options.
    const areOptions = keys.some(
      (key) => parts.isOption(key) && !(first?.kind === 'map' && /^\d+$/.test(key)),
    )
    if (!first || keys.length < 2 || hasItems || areOptions) return 'record'
    const areMany = keys.length >= Math.max(3, Math.ceil(parts.personas * 0.7))
    if (!areMany || !items.every(({ kind }) => kind === first.kind)) return 'record'
    if (first.kind === 'leaf')
      return isOfItem && keys.length <= parts.personas && keys.length >= FEWEST_LEAVES ? 'both' : 'record'
    if (first.kind === 'list') return 'entries'
    const names = new Set(first.keys)
    const areAlike = items.every(
      (item) => item.kind === 'map' && (names.size === 0 || item.keys.some((key) => names.has(key))),
    )
    return areAlike && (keys.length > 12 || keys.length >= parts.personas) ? 'entries' : 'both'
  }

  walk(root, { id: '', levels: [], steps: [], entries: [], names: [], item: null, itemAt: null })
  return count > MOST_VALUES || places.size > MOST_PLACES ? null : places
}

/** Whether two places are in the same entries at that level (counted from 1). */
export function sharesLevel(one: Place, other: Place, level: number): boolean {
  return level > 0 && one.levels[level - 1] !== undefined && one.levels[level - 1] === other.levels[level - 1]
}

/** The key of the innermost entry of a place's values; where a name within it is an item, of that item's part of it. */
export function innermostOf({ levels, itemAt }: Place): (value: Value) => string {
  const level = levels.length
  return ({ entries, item }) => `${entries[level - 1] ?? ''}${itemAt === level ? `#${item}` : ''}`
}

/** Whether two places are in the same innermost entries, or in the same items' parts of these. */
export function areBeside(one: Place, other: Place): boolean {
  const level = one.levels.length
  if (!sharesLevel(one, other, level)) return false
  return arePartsOfItem(one) ? other.id.startsWith(itemPartOf(one)) : !arePartsOfItem(other)
}

/** Whether the values of a place are fields within the item's part of their innermost entry. */
export function arePartsOfItem({ levels, itemAt }: Place): boolean {
  return itemAt === levels.length
}

function itemPartOf({ id }: Place): string {
  return `${id.slice(0, id.indexOf('/?') + 2)}/`
}

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}
