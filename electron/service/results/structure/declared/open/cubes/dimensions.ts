import type { KnownTexts } from '../../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../../node.ts'
import { fieldsIn } from '../../../records.ts'

/** One category of a dimension: its id, and a text of the questionnaire if it has one. */
export interface Category {
  id: LeafNode
  /** The item whose text it has. */
  item: number | null
  /** The text of an option that it has. */
  option: LeafNode | null
}

/** One side of a cube, with its categories in their order. */
export interface Dimension {
  name: string
  categories: readonly Category[]
}

type Known = Pick<KnownTexts, 'itemOf' | 'isOption'>

const FEWEST_DIMENSIONS = 2
const MOST_DIMENSIONS = 5
const MOST_CATEGORIES = 2000

/**
 * The dimensions that a node declares: a list of maps with a list of categories each, or a map of them. Null where it
 * declares none.
 */
export function dimensionsIn(node: Node, known: Known): readonly Dimension[] | null {
  if (node.kind === 'leaf') return null
  const { items } = node
  if (items.length < FEWEST_DIMENSIONS || items.length > MOST_DIMENSIONS) return null
  const names = node.kind === 'map' ? node.keys : items.map((item, at) => nameOf(item) ?? `dim${at + 1}`)
  const found = items.map((item, at) => {
    const categories = categoriesIn(item, known, 0)
    return categories === null ? null : { name: names[at] ?? '', categories }
  })
  const isClear = !found.includes(null) && new Set(names).size === names.length
  return isClear ? (found as Dimension[]) : null
}

function nameOf(node: Node): string | null {
  if (node.kind !== 'map') return null
  const text = node.items.find((item) => isLeaf(item) && typeof item.value === 'string')
  return isLeaf(text) ? String(text.value) : null
}

/** The categories in a node: its list of texts or maps, or a map from ids to their places; at most two levels deep. */
export function categoriesIn(node: Node, known: Known, depth: number): readonly Category[] | null {
  if (node.kind === 'leaf' || depth > 2) return null
  if (node.kind === 'list') return listed(node.items, known)
  const placed = byPlaces(node, known)
  if (placed) return placed
  const found = node.items.flatMap((item) => {
    const inner = item.kind === 'leaf' ? null : categoriesIn(item, known, depth + 1)
    return inner ? [inner] : []
  })
  // Two lists of as many entries are ids and their labels.
  const [first, second, ...others] = found
  if (!first || others.length > 0) return null
  if (!second) return first
  if (first.length !== second.length) return null
  return first.map((own, at) => ({
    id: own.id,
    item: own.item ?? second[at]?.item ?? null,
    option: own.option ?? second[at]?.option ?? null,
  }))
}

function listed(items: readonly Node[], known: Known): readonly Category[] | null {
  if (items.length === 0 || items.length > MOST_CATEGORIES) return null
  const categories = items.map((item): Category | null => {
    const leaves = isLeaf(item)
      ? [item]
      : item.kind === 'map'
        ? fieldsIn(item, '').map(({ leaf }) => leaf)
        : []
    const texts = leaves.filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    const [id] = texts
    return id ? categoryOf(id, texts, known) : null
  })
  const ids = new Set(categories.map((category) => category?.id.value))
  return categories.includes(null) || ids.size < categories.length ? null : (categories as Category[])
}

function categoryOf(id: LeafNode, texts: readonly LeafNode[], known: Known): Category {
  const items = new Set(texts.flatMap(({ value }) => known.itemOf(value) ?? []))
  return {
    id,
    item: items.size === 1 ? ([...items][0] ?? null) : null,
    option: texts.find(({ value }) => known.isOption(value)) ?? null,
  }
}

/** `{index: {"p1": 0, "p2": 1}, label: {"p1": "Ana", "p2": "Bo"}}`, or only one of the two. */
function byPlaces(map: MapNode, known: Known): readonly Category[] | null {
  const maps = map.items.filter((item): item is MapNode => item.kind === 'map' && item.items.length > 0)
  const places = maps.find(countsItsNames)
  const labels = maps.find((one) => one.items.every((item) => isLeaf(item) && typeof item.value === 'string'))
  const source = places ?? labels
  if (!source || labels?.keys.some((key) => !source.keys.includes(key))) return null
  const order = places ? namesByPlace(places) : labelled(map, source)
  return order === null
    ? null
    : order.flatMap((key): Category[] => {
        const own = source.items[source.keys.indexOf(key)]
        if (!isLeaf(own)) return []
        const id: LeafNode = { ...own, value: key, exact: key }
        const label = labels?.items[labels.keys.indexOf(key)]
        return [categoryOf(id, isLeaf(label) ? [id, label] : [id], known)]
      })
}

/** Whether the values of a map are the places of its names, counted from 0. */
function countsItsNames({ items }: MapNode): boolean {
  const values = new Set<unknown>(items.map((item) => (isLeaf(item) ? item.value : null)))
  return items.every((_, at) => values.has(at))
}

function namesByPlace({ keys, items }: MapNode): string[] {
  const names: string[] = []
  for (const [at, item] of items.entries()) if (isLeaf(item)) names[Number(item.value)] = keys[at] ?? ''
  return names
}

/**
 * The names of labels in the order of the list of ids beside them; without one, in that of the map, unless some are
 * numbers, whose order no JSON reader keeps.
 */
function labelled(map: MapNode, { keys }: MapNode): readonly string[] | null {
  const ids = map.items.find((item) => item.kind === 'list' && item.items.every(isLeaf))
  if (ids?.kind !== 'list') return keys.some((key) => /^\d+$/.test(key)) ? null : keys
  const listed = ids.items.map((item) => (isLeaf(item) ? String(item.value) : ''))
  return listed.length === keys.length && listed.every((id) => keys.includes(id)) ? listed : null
}
