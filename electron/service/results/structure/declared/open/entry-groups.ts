import type { MapNode, Node } from '../../node.ts'

/** The maps of a payload that stand at the same names, whatever entries of lists or of maps of records they are in. */
export function entryGroups(root: Node): readonly (readonly MapNode[])[] {
  const groups = new Map<string, MapNode[]>()
  const look = (node: Node, path: string): void => {
    if (node.kind === 'leaf') return
    if (node.kind === 'map') {
      const own = groups.get(path)
      if (own) own.push(node)
      else groups.set(path, [node])
    }
    const areRecords = node.items.length > 1 && node.items.every(({ kind }) => kind === 'map')
    node.items.forEach((item, at) => {
      look(item, `${path}/${node.kind === 'list' || areRecords ? '*' : node.keys[at]}`)
    })
  }
  look(root, '')
  return [...groups.values()]
}

/** A payload with other nodes in place of some; null leaves one out. */
export function withFresh(root: Node, fresh: ReadonlyMap<Node, Node | null>): Node {
  if (fresh.size === 0) return root
  const rebuilt = (node: Node): Node => {
    if (node.kind === 'leaf') return node
    const kept = node.items.flatMap((item, at) => {
      const own = fresh.get(item)
      return own === null
        ? []
        : [{ key: node.kind === 'map' ? (node.keys[at] ?? '') : '', item: own ?? rebuilt(item) }]
    })
    const items = kept.map(({ item }) => item)
    return node.kind === 'map' ? { ...node, keys: kept.map(({ key }) => key), items } : { ...node, items }
  }
  return rebuilt(root)
}
