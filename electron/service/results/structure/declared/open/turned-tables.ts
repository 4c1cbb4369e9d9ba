import { isStandIn } from '../../../words/stand-in.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import type { OpenParts } from './open-parts.ts'

interface TurnParts extends Pick<OpenParts, 'draft' | 'personas'> {
  declared: Declared
}

const FEWEST_PERSONAS = 4
/** Of the entries of an item's options, so many at most may be of something else. */
const MOST_OTHERS = 2

/**
 * Turns rows of one item each, whose other columns are the personas, into rows of persona and answer. Only where
 * exactly as many columns as there are personas hold options in the rows of single choices, and words in the other
 * rows.
 */
export function turnTables(
  maps: readonly MapNode[],
  { draft, declared, personas }: TurnParts,
): readonly Node[] | null {
  // With few personas, any few fields may be as many.
  if (personas < FEWEST_PERSONAS || maps.length < 2 || maps.length > draft.questions.length) return null
  const items = maps.map((map) => {
    const told = new Set(
      map.items.flatMap((item) => (isLeaf(item) ? (declared.itemOf(item.value) ?? []) : [])),
    )
    return told.size === 1 ? ([...told][0] ?? null) : null
  })
  if (items.includes(null) || new Set(items).size < items.length) return null
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  const isPerson = (name: string): boolean => {
    let told = 0
    const fits = maps.every((map, row) => {
      const at = map.keys.indexOf(name)
      const leaf = map.items[at]
      if (leaf === undefined) return true
      if (!isLeaf(leaf)) return false
      const { value } = leaf
      if (value === null || value === '') return true
      const item = items[row] ?? -1
      if (declared.itemOf(value) !== null) return false
      if (draft.questions[item]?.type !== 'single_choice')
        return typeof value === 'string' || typeof value === 'number'
      const isOption = declared.optionOf(item, value) !== null
      if (isOption) told += 1
      return isOption || isStandIn(String(value))
    })
    return fits && told > 0
  }
  const people = names.filter(isPerson)
  if (people.length !== personas) return null
  const own = new Set(people)
  return maps.map((map): Node => {
    const cells = map.keys.flatMap((key, at): Node[] => {
      const leaf = map.items[at]
      if (!own.has(key) || !leaf || !isLeaf(leaf)) return []
      return [{ kind: 'map', keys: ['persona', 'answer'], items: [{ ...leaf, value: key }, leaf] }]
    })
    const rest = map.keys.flatMap((key, at) => (own.has(key) ? [] : [at]))
    return {
      kind: 'map',
      keys: [...rest.map((at) => map.keys[at] ?? ''), '[]'],
      items: [...rest.map((at) => map.items[at] as Node), { kind: 'list', items: cells }],
    }
  })
}

/** Turns lists of personas under each option of an item into rows of persona, answer and item. */
export function turnLists(root: Node, { draft, declared, personas }: TurnParts): Node {
  const choices = draft.questions.flatMap(({ type }, at) => (type === 'single_choice' ? [at] : []))

  /** The rows of all entries; null unless the entries are options of one item with different personas. */
  function rowsOf(entries: readonly { name: string; people: Node }[], owner: number | null): Node | null {
    if (entries.length < 2) return null
    const lists = entries.map(({ people }) =>
      isLeaf(people) ? [people] : people.kind === 'list' ? people.items : null,
    )
    if (lists.includes(null) || !entries.some(({ people }) => people.kind === 'list')) return null
    const all = lists.flatMap((list) => list ?? [])
    if (!all.every(isLeaf)) return null
    const who = all.map(({ value }) => String(value))
    if (new Set(who).size < who.length || who.length > personas || who.length * 10 < personas * 7) return null
    const fits = (owner === null ? choices : [owner]).filter((item) => {
      const all = entries.map(({ name }) => declared.optionOf(item, name))
      const told = all.filter((option) => option !== null)
      // Those who chose none may be listed under a word for that.
      return (
        told.length > 1 &&
        all.length - told.length <= MOST_OTHERS &&
        new Set(told).size === told.length &&
        draft.questions[item]?.type === 'single_choice'
      )
    })
    const [item] = fits
    if (item === undefined || (fits.length > 1 && owner === null)) return null
    const rows = entries.flatMap(({ name }, at): Node[] => {
      const option = declared.optionOf(item, name) ?? -1
      const text = draft.questions[item]?.options[option]?.text ?? name
      return (lists[at] ?? []).flatMap((leaf): Node[] =>
        isLeaf(leaf)
          ? [
              {
                kind: 'map',
                keys: ['persona', 'answer', 'item'],
                items: [
                  leaf,
                  { ...leaf, value: text },
                  { ...leaf, value: draft.questions[item]?.stem ?? null },
                ],
              },
            ]
          : [],
      )
    })
    return { kind: 'list', items: rows }
  }

  /** The entries of a list, each with the text of an option and a list; null where too many are something else. */
  function optionEntries(items: readonly Node[]): { name: string; people: Node }[] | null {
    const maps = items.filter((item): item is MapNode => item.kind === 'map')
    const isOption = (leaf: Node | undefined): boolean =>
      isLeaf(leaf) && choices.some((at) => declared.optionOf(at, leaf.value) !== null)
    const label = maps[0]?.keys.find((key) => {
      const told = maps.filter((map) => isOption(map.items[map.keys.indexOf(key)]))
      return told.length > 1 && told.length + MOST_OTHERS >= maps.length
    })
    if (label === undefined || maps.length < items.length) return null
    const entries: { name: string; people: Node }[] = []
    for (const map of maps) {
      const lists = map.items.filter((inner) => inner.kind === 'list')
      const leaf = map.items[map.keys.indexOf(label)]
      const [people] = lists
      // A total has no list of its own.
      if (!people && !isOption(leaf)) continue
      if (!people || lists.length > 1 || !isLeaf(leaf) || map.items.filter(isOption).length > 1) return null
      entries.push({ name: String(leaf.value), people })
    }
    return entries
  }

  function walk(node: Node, owner: number | null): Node {
    if (node.kind === 'leaf') return node
    if (node.kind === 'map') {
      const entries = node.keys.map((name, at) => ({ name, people: node.items[at] as Node }))
      const rows = rowsOf(entries, owner)
      if (rows) return rows
      const named = new Set(
        node.items.flatMap((item) => (isLeaf(item) ? (declared.itemOf(item.value) ?? []) : [])),
      )
      const own = named.size === 1 ? ([...named][0] ?? null) : owner
      return {
        ...node,
        items: node.items.map((item, at) => walk(item, declared.itemOf(node.keys[at]) ?? own)),
      }
    }
    const rows = rowsOf(optionEntries(node.items) ?? [], owner)
    return rows ?? { ...node, items: node.items.map((item) => walk(item, owner)) }
  }

  return walk(root, null)
}
