import { stepPath } from '../shapes/gathered.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

/**
 * Puts a 0 where maps under one name have a whole number above 0, or nothing at all: some programs leave out zeros. Not
 * where one of them has a 0, or holds anything else, nor of numbers whose name is not `isLeftOut`.
 */
export function withZerosInEmpty(root: Node, isLeftOut: (name: string) => boolean = () => true): Node {
  const places = new Map<
    string,
    { numbers: LeafNode[]; names: Set<string>; empty: number; isOther: boolean }
  >()
  look(root, '')
  const zeros = new Map(
    [...places].flatMap(([path, { numbers, names, empty, isOther }]) => {
      const [name] = names
      const isClear = !isOther && names.size === 1 && name !== undefined && empty > 0 && numbers.length > 1
      return isClear &&
        isLeftOut(name) &&
        numbers.every(({ value }) => Number.isInteger(value) && Number(value) > 0)
        ? [[path, name] as const]
        : []
    }),
  )
  return zeros.size === 0 ? root : filled(root, '')

  function look(node: Node, path: string): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map' && path !== '') {
      const place = places.get(path) ?? { numbers: [], names: new Set(), empty: 0, isOther: false }
      places.set(path, place)
      const [item] = node.items
      if (node.keys.length > 1) place.isOther = true
      else if (!item) place.empty += 1
      else if (isLeaf(item)) {
        place.numbers.push(item)
        place.names.add(node.keys[0] ?? '')
      } else place.isOther = true
    }
    node.items.forEach((item, at) => {
      look(item, node.kind === 'list' ? `${path}/*` : `${path}/${node.keys[at] ?? ''}`)
    })
  }

  function filled(node: Node, path: string, at: string | null = null): Node {
    if (node.kind === 'leaf') return node
    const name = zeros.get(path)
    if (node.kind === 'map' && node.keys.length === 0 && name !== undefined && at !== null)
      return { ...node, keys: [name], items: [{ kind: 'leaf', value: 0, raw: {}, path: at }] }
    const own = node.kind === 'map' ? pathOf(node) : null
    return {
      ...node,
      items: node.items.map((item, place) => {
        const key = node.kind === 'map' ? (node.keys[place] ?? '') : '*'
        return filled(item, `${path}/${key}`, own === null ? null : stepPath(own, key))
      }),
    }
  }
}

/** The path of a map in the payload, from that of a value in it; null where it has none. */
function pathOf({ keys, items }: MapNode): string | null {
  for (const [at, item] of items.entries()) {
    const last = stepPath('', keys[at] ?? '')
    if (isLeaf(item) && item.path.endsWith(last)) return item.path.slice(0, -last.length)
  }
  return null
}
