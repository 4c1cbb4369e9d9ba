import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

/** A value of a slot, and the entries that it is in at the slot's free steps. */
export interface SlotLeaf extends LeafNode {
  /** By free step: the position or the name of the entry. */
  at: readonly string[]
  /** By free step: a key that identifies the entry among all of its slot (`keyAt`). */
  keys: readonly string[]
  /** The value itself, which may belong to several slots. */
  origin: LeafNode
}

/** One step of a slot: a name, a position in a row, or any entry of a list or a map. */
export interface SlotStep {
  name: string
  kind: 'name' | 'place' | 'entries' | 'names'
}

/**
 * A place in a payload with some free steps: "the field `q1` of every entry of `rows`". All values of a slot are of one
 * kind.
 */
export interface Slot {
  id: string
  steps: readonly SlotStep[]
  /** The indexes in `steps` of the free ones. */
  free: readonly number[]
  leaves: SlotLeaf[]
}

/** A map of so few single values may be the fields of anything. */
const MOST_FIELDS_OF_FEW = 3
const MOST_FREE = 4
const MOST_SLOTS = 3000
/** A map with more names is not a row of columns. */
const MOST_COLUMNS = 400
const MOST_ROWS_BY_NAME = 60

/** What is known of the run, to tell maps of personas from maps of items. */
export interface SlotParts {
  personas: number
  items: number
  /** Whether a name is an item's: the entries of such a map are not personas. */
  isItem(name: string): boolean
  isOption(name: string): boolean
}

/** The slots of a payload, in its order. */
export function slotsOf(root: Node, parts: SlotParts): Map<string, Slot> {
  const slots = new Map<string, Slot>()

  interface Way {
    id: string
    steps: readonly SlotStep[]
    at: readonly string[]
    keys: readonly string[]
  }
  const along = (way: Way, step: SlotStep): Way => ({
    ...way,
    id: way.id === '' ? stepId(step) : `${way.id}\u0000${stepId(step)}`,
    steps: [...way.steps, step],
  })

  function add(leaf: LeafNode, { id, steps, at, keys }: Way): void {
    let slot = slots.get(id)
    if (!slot) {
      if (slots.size >= MOST_SLOTS) return
      const free = steps.flatMap(({ kind }, place) => (isFree(kind) ? [place] : []))
      slot = { id, steps, free, leaves: [] }
      slots.set(id, slot)
    }
    slot.leaves.push({ ...leaf, at, keys, origin: leaf })
  }

  function walk(node: Node, way: Way): void {
    if (node.kind === 'leaf') {
      add(node, way)
      return
    }
    const freely = way.at.length < MOST_FREE ? freeWays(node) : []
    for (const kind of freely) {
      const free = along(way, { name: '', kind })
      const before = way.keys.at(-1)
      node.items.forEach((item, place) => {
        const own = node.kind === 'map' ? (node.keys[place] ?? '') : String(place)
        const key = before === undefined ? own : `${before}\u0000${own}`
        walk(item, { ...free, at: [...way.at, own], keys: [...way.keys, key] })
      })
    }
    if (!hasColumns(node)) return
    node.items.forEach((item, place) => {
      const step: SlotStep =
        node.kind === 'map'
          ? { name: node.keys[place] ?? '', kind: 'name' }
          : { name: String(place), kind: 'place' }
      walk(item, along(way, step))
    })
  }

  /** How the entries of a list or a map may be a free step. */
  function freeWays(node: Exclude<Node, LeafNode>): ('entries' | 'names')[] {
    if (node.kind === 'list') return ['entries']
    return areAlike(node) && !node.keys.some((key) => parts.isItem(key)) ? ['names'] : []
  }

  function areAlike(map: MapNode): boolean {
    // Whoever gave no answer may have null among the maps of the others.
    const told = map.items.filter((item) => !isLeaf(item) || item.value !== null)
    const [first] = told.length === 0 ? map.items : told
    const areMany = map.keys.length > 2 && map.keys.length * 2 >= parts.personas
    if (!areMany && !map.keys.every((key) => parts.isOption(key))) return false
    if (!first || !told.every(({ kind }) => kind === first.kind)) return false
    // With few personas, any few fields may be as many: only more names are those of people.
    if (isLeaf(first) && !map.keys.every((key) => parts.isOption(key)))
      return map.keys.length > MOST_FIELDS_OF_FEW
    if (first.kind !== 'map') return true
    const names = new Set(first.keys)
    return told.every(
      (item) => item.kind === 'map' && item.keys.filter((key) => names.has(key)).length * 2 >= names.size,
    )
  }

  /** Whether each entry of a list or a map may be a column of its own. */
  function hasColumns(node: Exclude<Node, LeafNode>): boolean {
    const isRow = node.items.every(isLeaf)
    if (node.items.length > MOST_COLUMNS) return false
    if (node.kind === 'map')
      return isRow || node.items.length <= MOST_ROWS_BY_NAME || node.keys.some((key) => parts.isItem(key))
    // A row of answers without names, or a list for each item.
    return node.items.length > 1 && (isRow || (node.items.length === parts.items && !node.items.some(isLeaf)))
  }

  walk(root, { id: '', steps: [], at: [], keys: [] })
  return slots
}

/** Whether a step leads to any of several entries, and not to one field. */
export function isFree(kind: SlotStep['kind']): boolean {
  return kind === 'entries' || kind === 'names'
}

/** A key of the steps up to the given free one (counted from 1); "" for the root (0). */
export function prefixOf({ steps, free }: Pick<Slot, 'steps' | 'free'>, level: number): string {
  return level === 0 ? '' : idOf(steps.slice(0, (free[level - 1] ?? -1) + 1))
}

/** A key of steps, the same for the same steps. */
export function idOf(steps: readonly SlotStep[]): string {
  return steps.map(stepId).join('\u0000')
}

function stepId({ name, kind }: SlotStep): string {
  return `${kind}:${name}`
}

/** The key that identifies the entry of a value at a level (counted from 1) among all of the slot. */
export function keyAt({ keys }: Pick<SlotLeaf, 'keys'>, level: number): string {
  return keys[level - 1] ?? ''
}
