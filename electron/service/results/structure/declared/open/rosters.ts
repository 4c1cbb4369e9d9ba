import { isLeaf, type MapNode, type Node } from '../../node.ts'

/**
 * The lists of all personas that a payload has, by what may name them: the entries of a list, a field of its entries,
 * or the names of a map, as many as there are personas and all different.
 */
export function rostersIn(root: Node, personas: number): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = []
  const note = (names: readonly (string | null)[]): void => {
    const own = new Set(names)
    if (own.size === personas && !own.has(null)) found.push(own as ReadonlySet<string>)
  }
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    if (node.items.length === personas) {
      if (node.kind === 'map') note(node.keys)
      else if (node.items.every(isLeaf)) note(node.items.map(nameIn))
      const maps = node.items.filter((item): item is MapNode => item.kind === 'map')
      const [first] = maps
      if (first && maps.length === personas)
        for (const key of first.keys) note(maps.map((map) => nameIn(map.items[map.keys.indexOf(key)])))
    }
    node.items.forEach(look)
  }
  look(root)
  return found
}

function nameIn(leaf: Node | undefined): string | null {
  return isLeaf(leaf) && leaf.value !== null ? String(leaf.value) : null
}
