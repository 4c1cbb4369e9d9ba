import { fieldsByName } from '../../fields-by-name.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'

/** Rewrites all maps that are entries of one list or map together; null where they stay as they are. */
export type Rewrite = (maps: readonly MapNode[]) => readonly Node[] | null

const FEWEST = 2

/**
 * Passes the entries of each list and map, if all are maps, to a rewriting, and then the maps under the same name in
 * all of them. Outer maps come first; where they were turned into something else, what is in them is not passed on.
 */
export function rewriteAligned(root: Node, rewrite: Rewrite): Node {
  function together(maps: readonly MapNode[]): readonly Node[] {
    const done = rewrite(maps)
    if (done) return done.every(({ kind }) => kind === 'map') ? within(done as readonly MapNode[]) : done
    return within(maps)
  }

  /** Goes on with the fields that are maps in all of the maps that have them. */
  function within(maps: readonly MapNode[]): readonly Node[] {
    const rewritten = new Map<MapNode, Map<string, Node>>(maps.map((map) => [map, new Map()]))
    for (const [name, having] of fieldsByName(maps)) {
      const inner = having.map(({ node }) => node)
      const areMaps = having.length >= FEWEST && inner.every(({ kind }) => kind === 'map')
      const results = areMaps ? together(inner as MapNode[]) : inner.map(walk)
      having.forEach(({ map }, at) => {
        rewritten.get(map)?.set(name, results[at] as Node)
      })
    }
    return maps.map(
      (map): MapNode => ({
        ...map,
        items: map.keys.map((key, at) => rewritten.get(map)?.get(key) ?? (map.items[at] as Node)),
      }),
    )
  }

  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    // In a list, a null stands in the place of an entry that does not count.
    const isGap = (item: Node): boolean => node.kind === 'list' && isLeaf(item) && item.value === null
    const entries = node.items.filter((item) => !isGap(item))
    const areMaps = entries.length >= FEWEST && entries.every(({ kind }) => kind === 'map')
    const done = (areMaps ? together(entries as readonly MapNode[]) : entries.map(walk)).values()
    const items = node.items.map((item) => (isGap(item) ? item : (done.next().value ?? item)))
    return node.kind === 'map' ? { ...node, items } : { kind: 'list', items }
  }

  return walk(root)
}
