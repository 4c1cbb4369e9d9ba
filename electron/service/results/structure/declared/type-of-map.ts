import { isLeaf, type MapNode } from '../node.ts'

/** Names of a field that says of which type its map is. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'type',
  '@type',
  '__typename',
  '_type',
  'kind',
  'resourceType',
])

/** The type that a map gives itself, if it also has an id, as typed references do. */
export function typeOf(map: MapNode): string | null {
  const at = map.keys.findIndex((key) => TYPE_NAMES.has(key))
  const leaf = map.items[at]
  return at >= 0 && map.keys.includes('id') && isLeaf(leaf) && typeof leaf.value === 'string'
    ? leaf.value
    : null
}
