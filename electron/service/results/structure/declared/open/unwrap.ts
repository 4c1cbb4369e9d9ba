import { isLeaf, type MapNode, type Node } from '../../node.ts'

const WRAPPERS: ReadonlySet<string> = new Set(['v', 'f', '#text', '$', '_', 'node', 'value'])

/** Whether a list has at most one entry: an answer that could have several values, and has one. */
function isAtMostOne(node: Node): boolean {
  return node.kind === 'list' && node.items.length <= 1
}

/**
 * A payload without wrappers that mean nothing: lists that never have more than one entry ("answers: [x]"), and maps of
 * one name around each entry of a list ("{v: x}", "{node: x}"). If a list has two entries anywhere under its name,
 * lists of that name stay as they are everywhere.
 */
export function unwrap(root: Node): Node {
  const several = new Set<string>()

  function look(node: Node, path: string): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'list' && !isAtMostOne(node)) several.add(path)
    node.items.forEach((item, at) => {
      look(item, node.kind === 'list' ? `${path}[]` : `${path}.${isOwnName(node, at)}`)
    })
  }

  function walk(node: Node, path: string): Node {
    if (node.kind === 'leaf') return node
    const items = node.items.map((item, at) =>
      walk(item, node.kind === 'list' ? `${path}[]` : `${path}.${isOwnName(node, at)}`),
    )
    if (node.kind === 'map') return { ...node, items }
    if (!several.has(path) && path !== '') {
      const [only] = items
      return only ?? { kind: 'list', items: [] }
    }
    return namedEntries(items) ?? { kind: 'list', items: withoutNames(items) }
  }

  look(root, '')
  return walk(root, '')
}

/** The name of an entry in a path; all entries of a map of more than eight are treated as one kind. */
function isOwnName(map: MapNode, at: number): string {
  return map.items.length > 8 ? '{}' : (map.keys[at] ?? '')
}

/** A list of maps with one name each, all different, becomes one map of these names. */
function namedEntries(items: readonly Node[]): Node | null {
  const names = items.flatMap((item) => (item.kind === 'map' && item.keys.length === 1 ? item.keys : []))
  const inner = items.flatMap((item) => (item.kind === 'map' ? item.items : []))
  const areNamed = names.length === items.length && names.length > 2 && new Set(names).size === names.length
  return areNamed && inner.every(({ kind }) => kind === 'map')
    ? { kind: 'map', keys: names, items: inner }
    : null
}

/** The entries of a list without the one name that each of them has, if it has no other. */
function withoutNames(items: readonly Node[]): readonly Node[] {
  const first = items.find((item) => item.kind === 'map' && item.keys.length > 0)
  const name = first?.kind === 'map' && first.keys.length === 1 ? first.keys[0] : undefined
  if (name === undefined || items.length < 2) return items
  const inner = items.map((item): Node | undefined => {
    if (isLeaf(item)) return item.value === null ? item : undefined
    // An empty cell may be written as an empty map.
    if (item.kind === 'map' && item.keys.length === 0)
      return { kind: 'leaf', value: null, raw: null, path: '$' }
    return item.kind === 'map' && item.keys.length === 1 && item.keys[0] === name ? item.items[0] : undefined
  })
  if (inner.some((item) => item === undefined)) return items
  const bare = inner as Node[]
  return WRAPPERS.has(name) || /[a-z]Value$/.test(name) || !bare.some(isLeaf) ? bare : items
}
