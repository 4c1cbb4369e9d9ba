import { isLeaf, type MapNode, type Node } from '../../node.ts'

/** Names of the id that a program gives to a part of a document, and of a reference to it. */
const ID = /^[$@]id$/
const REFERENCE = /^[$@]ref$/
/** The id that JSON-LD gives to a part: an address, which other parts name as it is. */
const ADDRESS = '@id'
/** Names under which a program puts the entries of a list that has an id. */
const ENTRIES = /^[$@]values$/
const DEEPEST = 30
const MOST = 100_000

/**
 * A payload in which a part that was met before stands wherever only its id does: `{"$ref": "7"}` stands for the map
 * with `"$id": "7"`. Ids that are declared twice are followed nowhere. An "@id" that no "@ref" refers to is an address
 * of JSON-LD, and says who or what its part is.
 */
export function followReferences(root: Node): Node {
  const parts = new Map<string, MapNode | null>()
  const isAddress = (name: string): boolean => name === ADDRESS && !hasReferences
  let hasReferences = false
  let left = MOST

  function look(node: Node): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map') {
      hasReferences ||= node.keys.includes('@ref')
      const id = scalarIn(node, ID)
      if (id !== null) parts.set(id, parts.has(id) ? null : node)
    }
    node.items.forEach(look)
  }

  function walk(node: Node, depth: number): Node {
    left -= 1
    if (node.kind === 'leaf' || depth > DEEPEST || left < 0) return node
    if (node.kind === 'list') return { ...node, items: node.items.map((item) => walk(item, depth + 1)) }
    const reference = node.keys.length === 1 ? scalarIn(node, REFERENCE) : null
    const part = reference === null ? null : (parts.get(reference) ?? null)
    if (part) return walk(part, depth + 1)
    const kept = node.keys.flatMap((key, at) => (ID.test(key) && !isAddress(key) ? [] : [at]))
    const [only] = kept
    if (kept.length === 1 && only !== undefined && ENTRIES.test(node.keys[only] ?? ''))
      return walk(node.items[only] as Node, depth + 1)
    return {
      ...node,
      keys: kept.map((at) => node.keys[at] ?? ''),
      items: kept.map((at) => walk(node.items[at] as Node, depth + 1)),
    }
  }

  look(root)
  return parts.size === 0 ? root : walk(root, 0)
}

function scalarIn(map: MapNode, name: RegExp): string | null {
  const at = map.keys.findIndex((key) => name.test(key))
  const leaf = map.items[at]
  return at >= 0 && isLeaf(leaf) && leaf.value !== null ? String(leaf.value) : null
}

/** Whether a program puts the id of another part of the document under such a name. */
export function isReferenceName(name: string): boolean {
  return REFERENCE.test(name)
}
