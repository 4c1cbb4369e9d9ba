import { addTo } from '../../json/add-to.ts'
import type { MapNode, Node } from './node.ts'

/** What a map has under a name, with the map's place among the others. */
export interface FieldOfMap {
  map: MapNode
  at: number
  node: Node
}

/**
 * What maps have under each of their names, in the maps' order; of several fields of one name, the first. To look for
 * each name in each map would take minutes where every map has names of its own.
 */
export function fieldsByName(maps: readonly MapNode[]): Map<string, FieldOfMap[]> {
  const found = new Map<string, FieldOfMap[]>()
  for (const [at, map] of maps.entries()) {
    const seen = new Set<string>()
    for (const [place, name] of map.keys.entries()) {
      const node = map.items[place]
      if (!node || seen.has(name)) continue
      seen.add(name)
      addTo(found, name, { map, at, node })
    }
  }
  return found
}
