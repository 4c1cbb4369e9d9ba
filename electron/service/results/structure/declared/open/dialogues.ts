import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import type { OpenParts } from './open-parts.ts'

/** So many items at least must be asked in a list for it to be an interview. */
const FEWEST = 2
/** What may stand before the text of an item: its number, a greeting. */
const LONGEST_BEFORE = 12

/**
 * Turns interviews, in which the text of an item is one entry and the answer to it the next (`{role, content}`), into
 * entries of an item and its answer. Only where another field tells who asks and who answers, the same two all through.
 */
export function pairDialogues(root: Node, { known, draft }: Pick<OpenParts, 'known' | 'draft'>): Node {
  return walk(root)

  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    return (node.kind === 'list' ? paired(node.items) : null) ?? { ...node, items: node.items.map(walk) }
  }

  function paired(entries: readonly Node[]): Node | null {
    const maps = entries.filter((entry): entry is MapNode => entry.kind === 'map')
    const [first] = maps
    if (!first || maps.length < entries.length || maps.length < FEWEST * 2) return null
    const names = first.keys.filter((key) => maps.every((map) => leafOf(map, key)))
    for (const text of names) {
      const asks = maps.map((map) => itemIn(leafOf(map, text)?.value))
      const asked = asks.filter((item) => item !== null)
      if (asked.length < FEWEST || new Set(asked).size < asked.length) continue
      const replies = asks.filter((item, at) => item === null && at > 0 && asks[at - 1] !== null)
      if (replies.length < Math.max(FEWEST, asked.length / 2)) continue
      const isSpeaker = (name: string): boolean => {
        const of = (areAsking: boolean): Set<unknown> =>
          new Set(
            maps.flatMap((map, at) =>
              (asks[at] !== null) === areAsking && (areAsking || asks[at - 1] !== null)
                ? [leafOf(map, name)?.value]
                : [],
            ),
          )
        const [asking, answering] = [of(true), of(false)]
        return asking.size === 1 && answering.size === 1 && ![...asking].some((who) => answering.has(who))
      }
      if (!names.some((name) => name !== text && isSpeaker(name))) continue
      return { kind: 'list', items: pairsIn(maps, asks, text) }
    }
    return null
  }

  /** The item of which a text is the stem, alone or with all its options behind it. */
  function itemIn(value: unknown): number | null {
    const item = known.itemOf(value)
    if (item !== null || typeof value !== 'string') return item
    const offering = draft.questions.flatMap(({ stem, options }, at) => {
      const from = stem.trim() === '' ? -1 : value.indexOf(stem.trim())
      const behind = value.slice(from + stem.trim().length)
      const isOffered = options.length > 1 && options.every(({ text }) => behind.includes(text.trim()))
      return from >= 0 && from <= LONGEST_BEFORE && isOffered ? [at] : []
    })
    return offering.length === 1 ? (offering[0] ?? null) : null
  }

  /** An item without an answer after it has a blank one; a second answer to it makes it unclear which counts. */
  function pairsIn(maps: readonly MapNode[], asks: readonly (number | null)[], text: string): Node[] {
    return maps.flatMap((map, at): Node[] => {
      const item = asks[at] ?? null
      if (item === null) return []
      const asking = leafOf(map, text) as LeafNode
      const stem = { ...asking, value: draft.questions[item]?.stem ?? asking.value }
      const isAnswered = at + 1 < maps.length && asks[at + 1] === null
      const answer = isAnswered ? leafOf(maps[at + 1] as MapNode, text) : undefined
      if (at + 2 < maps.length && isAnswered && asks[at + 2] === null) return []
      return [{ kind: 'map', keys: ['?', '='], items: [stem, answer ?? { ...stem, value: null }] }]
    })
  }
}

function leafOf(map: MapNode, name: string): LeafNode | undefined {
  const leaf = map.items[map.keys.indexOf(name)]
  return isLeaf(leaf) ? leaf : undefined
}
