import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'

/** So many lists of pairs with the ids of items at least: one alone may be a list of anything. */
const FEWEST = 2

/** A list of two values, which some languages make of each entry of a map, or of two things that belong together. */
interface Pair {
  first: Node
  second: Node
}

/**
 * Opens lists of pairs that are maps: `[[1, 0], [2, "Words"]]` becomes `{"1": 0, "2": "Words"}`, where a list of all items
 * has these ids; and pairs of somebody and what they said: `[{"name": "Ann"}, […]]` becomes one map of both.
 */
export function openPairs(root: Node, known: Pick<KnownTexts, 'itemOf'>, items: number): Node {
  const books = idsOfItems(root, known, items)
  if (books.length === 0) return root
  const lists = listsOfPairs(root)
  const keyed = lists.filter(({ pairs }) => books.some((ids) => areOf(ids, pairs)))
  if (keyed.length < FEWEST || keyed.every(({ pairs }) => books.some((ids) => areOf(ids, pairs.map(turned)))))
    return root
  const opened = new Map<Node, Node>(keyed.map(({ list, pairs }) => [list, mapOf(pairs)]))
  const walk = (node: Node): Node => {
    if (node.kind === 'leaf') return node
    const fresh = opened.get(node)
    if (fresh) return fresh
    const pair = node.kind === 'list' ? pairOf(node) : null
    const holds = pair?.first.kind === 'map' && opened.has(pair.second) && pair.first.items.some(isLeaf)
    const own = node.items.map(walk)
    return holds ? { kind: 'map', keys: ['?', '='], items: own } : { ...node, items: own }
  }
  return walk(root)
}

/** The values of each field that all items of a list have, and that differ. */
function idsOfItems(root: Node, known: Pick<KnownTexts, 'itemOf'>, items: number): ReadonlySet<string>[] {
  const found: Set<string>[] = []
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    node.items.forEach(look)
    const maps = node.items.filter((item): item is MapNode => item.kind === 'map')
    if (node.kind !== 'list' || maps.length < items || maps.length !== node.items.length) return
    const told = maps.map((map) => itemIn(map, known))
    if (told.includes(null) || new Set(told).size !== items || told.length !== items) return
    for (const name of maps[0]?.keys ?? []) {
      const ids = maps.flatMap(({ keys, items: own }) => keyOf(own[keys.indexOf(name)]) ?? [])
      if (new Set(ids).size === items) found.push(new Set(ids))
    }
  }
  look(root)
  return found
}

function itemIn({ items }: MapNode, known: Pick<KnownTexts, 'itemOf'>): number | null {
  const told = new Set(items.flatMap((item) => (isLeaf(item) ? (known.itemOf(item.value) ?? []) : [])))
  const [item, ...others] = told
  return others.length === 0 ? (item ?? null) : null
}

function listsOfPairs(root: Node): { list: Node; pairs: Pair[] }[] {
  const found: { list: Node; pairs: Pair[] }[] = []
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    const pairs = node.kind === 'list' ? node.items.flatMap((item) => pairOf(item) ?? []) : []
    if (pairs.length > 1 && pairs.length === node.items.length) found.push({ list: node, pairs })
    node.items.forEach(look)
  }
  look(root)
  return found
}

function pairOf(node: Node): Pair | null {
  if (node.kind !== 'list' || node.items.length !== 2) return null
  const [first, second] = node.items
  return first && second ? { first, second } : null
}

/** Whether the pairs of a list are named by ids of these, each once. */
function areOf(ids: ReadonlySet<string>, pairs: readonly Pair[]): boolean {
  const keys = pairs.map(({ first }) => keyOf(first))
  return new Set(keys).size === keys.length && keys.every((key) => key !== null && ids.has(key))
}

function mapOf(pairs: readonly Pair[]): Node {
  return {
    kind: 'map',
    keys: pairs.map(({ first }) => keyOf(first) ?? ''),
    items: pairs.map(({ second }) => second),
  }
}

function turned({ first, second }: Pair): Pair {
  return { first: second, second: first }
}

function keyOf(node: Node | undefined): string | null {
  if (!node || !isLeaf(node)) return null
  return typeof node.value === 'number' || typeof node.value === 'string' ? String(node.value) : null
}
