import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'

/** A value, with the key of each step that leads to it. */
export interface Spot {
  leaf: LeafNode
  keys: readonly string[]
}

/** All values under the same names, in any entry of the same lists. */
export interface Shape {
  /** By step: a name, or null for any entry of a list or of a map of entries. */
  steps: readonly (string | null)[]
  spots: Spot[]
}

const MOST_SHAPES = 1500
const MOST_SPOTS = 150_000
/** A map with more names than this is one of entries, where these are alike. */
const MOST_FIELDS = 60
/** Rows that belong to nobody (totals and the like) may stand among those of the personas. */
export const MOST_OTHERS = 3
export const FEWEST_SHARE = 0.7

/** Whether a number of entries or of different values may be that of the personas. */
export function mayBePersonas(count: number, personas: number): boolean {
  return count >= Math.max(2, Math.ceil(personas * FEWEST_SHARE)) && count <= personas + MOST_OTHERS
}

/** The values of a payload by their shapes, in its order; null where there are too many for a survey. */
export function shapesOf(root: Node, personas: number): Shape[] | null {
  const shapes = new Map<string, Shape>()
  const times = keySets(root)
  let count = 0

  function walk(node: Node, steps: readonly (string | null)[], keys: readonly string[]): void {
    if (count > MOST_SPOTS || shapes.size > MOST_SHAPES) return
    if (node.kind === 'leaf') {
      count += 1
      const id = JSON.stringify(steps)
      const shape = shapes.get(id) ?? { steps, spots: [] }
      shapes.set(id, shape)
      shape.spots.push({ leaf: node, keys })
      return
    }
    const isOfEntries = node.kind === 'list' || areEntries(node)
    node.items.forEach((item, at) => {
      const key = node.kind === 'map' ? (node.keys[at] ?? '') : String(at)
      walk(item, [...steps, isOfEntries ? null : key], [...keys, key])
    })
  }

  /** Whether the names of a map are those of entries, such as personas, and not of fields. */
  function areEntries(map: MapNode): boolean {
    const { keys, items } = map
    if (keys.length < 2) return false
    if (keys.length > 2 && keys.every((key, at) => key === String(at))) return true
    const isFit = mayBePersonas(keys.length, personas) && keys.length > 2
    if (!isFit && keys.length <= MOST_FIELDS) return false
    const [first] = items
    if (!first || !items.every(({ kind }) => kind === first.kind)) return false
    if (isLeaf(first)) {
      // A record of as many fields as there are personas comes once for each of them.
      const same = times.get(keys.join('\n')) ?? 0
      return same > 1 && !mayBePersonas(same, personas)
    }
    if (first.kind === 'list') return true
    const names = new Set(first.keys)
    return items.every((item) => item.kind === 'map' && item.keys.some((key) => names.has(key)))
  }

  walk(root, [], [])
  return count > MOST_SPOTS || shapes.size > MOST_SHAPES ? null : [...shapes.values()]
}

/** How many maps of single values have the same names. */
function keySets(root: Node): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  function look(node: Node): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map' && node.items.length > 2 && node.items.every(isLeaf)) {
      const set = node.keys.join('\n')
      times.set(set, (times.get(set) ?? 0) + 1)
    }
    node.items.forEach(look)
  }
  look(root)
  return times
}

/** The key of an entry among all entries of its shape, at a step. */
export function entryAt({ keys }: Spot, at: number): string {
  return keys.slice(0, at + 1).join('\u0000')
}
