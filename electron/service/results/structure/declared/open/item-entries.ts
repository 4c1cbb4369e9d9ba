import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import type { OpenParts } from './open-parts.ts'

/** So many items at least must be told in a list or a map. */
const FEWEST = 2

/**
 * Makes lists of records of what holds an item and its answer in other ways: a map of records under keys of their own,
 * each with the text of an item ("12": {question, answer}), where several entries have such maps; lists of pairs of an
 * item's text and a value; and lists of pairs of a name and more ("[id, {…}]").
 */
export function openItemEntries(root: Node, { known }: Pick<OpenParts, 'known'>): Node {
  const isStem = (node: Node | undefined): boolean => isLeaf(node) && known.itemOf(node.value) !== null
  return walk(root, false)

  function walk(node: Node, isRepeated: boolean): Node {
    if (node.kind === 'leaf') return node
    const areSeveral =
      isRepeated || (node.items.length >= FEWEST && node.items.every(({ kind }) => kind === 'map'))
    const items = node.items.map((item) => walk(item, areSeveral))
    const opened: Node = { ...node, items }
    if (opened.kind === 'map') return (isRepeated ? recordsIn(opened) : null) ?? opened
    return pairsIn(items) ?? opened
  }

  /** The records of a map, each with its key. */
  function recordsIn(map: MapNode): Node | null {
    const maps = map.items.filter((item): item is MapNode => item.kind === 'map')
    if (maps.length < FEWEST || maps.length < map.items.length) return null
    if (map.keys.some((key) => known.itemOf(key) !== null || known.isOption(key))) return null
    const names = maps[0]?.keys ?? []
    const telling = names.filter((name) => maps.every((one) => isStem(one.items[one.keys.indexOf(name)])))
    const areTold = telling.some((name) => {
      const items = maps.map((one) => known.itemOf((one.items[one.keys.indexOf(name)] as LeafNode).value))
      return new Set(items).size === items.length
    })
    if (!areTold) return null
    const first = maps.map((one) => one.items.find(isLeaf))
    return {
      kind: 'list',
      items: maps.map((one, at): Node => {
        const leaf = first[at]
        return leaf
          ? {
              ...one,
              keys: [...one.keys, '#'],
              items: [...one.items, { ...leaf, value: map.keys[at] ?? '' }],
            }
          : one
      }),
    }
  }

  /** Pairs as records: of an item's text and a value, or of a name and what belongs to it. */
  function pairsIn(entries: readonly Node[]): Node | null {
    if (entries.length < FEWEST) return null
    const pairs = entries.map((entry) =>
      entry.kind === 'list' && entry.items.length === 2 ? entry.items : null,
    )
    if (pairs.includes(null)) return null
    const heads = pairs.map((pair) => pair?.[0])
    if (!heads.every(isLeaf)) return null
    const names = new Set(heads.map((head) => String(head.value)))
    if (names.size < heads.length) return null
    const areItems = heads.every(isStem)
    const areOwners = pairs.every((pair) => pair?.[1] && pair[1].kind !== 'leaf')
    if (!areItems && !areOwners) return null
    return {
      kind: 'list',
      items: pairs.map((pair): Node => ({ kind: 'map', keys: ['#', '='], items: pair ?? [] })),
    }
  }
}
