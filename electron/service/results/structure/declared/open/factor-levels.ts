import { wordsOfKey } from '../../../../json/words-of-key.ts'
import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'

/** Words for the values that a column may have, as statistics programs write them beside it. */
export const LEVEL_WORDS: ReadonlySet<string> = new Set(
  'levels level niveaux categories category modalites modalities factors facteurs'.split(' '),
)

/** Where no word is, programs write this number. */
const MISSING = -1

/**
 * Columns of numbers that count the words of a list beside them, as such words: `{data: {q1: [2, 1]}, levels: {q1:
 * ["No", "Yes"]}}`. All lists together must show whether the numbers count from 0 or from 1; else the columns stay as
 * they are.
 */
export function openLevels(root: Node, known: Pick<KnownTexts, 'isOption'>): Node {
  if (root.kind === 'leaf') return root
  const items = root.items.map((item) => openLevels(item, known))
  if (root.kind === 'list') return { ...root, items }
  const map = { ...root, items }
  const named = map.keys.findIndex((key) => wordsOfKey(key).some((word) => LEVEL_WORDS.has(word)))
  const levels = map.items[named]
  if (levels?.kind !== 'map' || levels.items.length === 0) return map
  const lists = levels.items.map((list) => wordsIn(list, known))
  if (lists.includes(null)) return map
  const words = new Map(levels.keys.map((key, at) => [key, lists[at] as readonly LeafNode[]]))
  return { ...map, items: map.items.map((item) => (item === levels ? item : told(item, words))) }
}

/** The words of a list of different ones, all of them options. */
export function wordsIn(list: Node, known: Pick<KnownTexts, 'isOption'>): readonly LeafNode[] | null {
  if (list.kind !== 'list' || list.items.length === 0 || !list.items.every(isLeaf)) return null
  const words = list.items as readonly LeafNode[]
  const isClear = words.every(({ value }) => known.isOption(value))
  return isClear && new Set(words.map(({ value }) => value)).size === words.length ? words : null
}

/** The columns of a map of lists, or of a list of records, with the words that their numbers count. */
export function told(columns: Node, words: ReadonlyMap<string, readonly LeafNode[]>): Node {
  // Lists of one length were made records, with nothing beside them.
  const [only, ...others] = columns.kind === 'map' ? columns.items : []
  if (columns.kind === 'map' && only?.kind === 'list' && others.length === 0)
    return { ...columns, items: [told(only, words)] }
  const own = [...words].map(([name, list]) => ({ list, values: valuesOf(columns, name) }))
  if (own.some(({ values }) => values === null)) return columns
  const starts = ([0, 1] as const).filter((first) =>
    own.every(({ list, values }) =>
      values?.every(
        ({ value }) =>
          !isNumber(value) || value === MISSING || (value >= first && value < list.length + first),
      ),
    ),
  )
  const [first] = starts
  if (first === undefined || starts.length > 1 || columns.kind === 'leaf') return columns
  const wordOf = (node: Node, name: string): Node => {
    const word = isLeaf(node) && isNumber(node.value) ? words.get(name)?.[node.value - first] : undefined
    return word && isLeaf(node)
      ? { ...node, value: word.value, exact: word.exact ?? String(word.value) }
      : node
  }
  const inWords = (map: MapNode): MapNode => ({
    ...map,
    items: map.items.map((item, at) => {
      const name = map.keys[at] ?? ''
      return item.kind === 'list'
        ? { ...item, items: item.items.map((inner) => wordOf(inner, name)) }
        : wordOf(item, name)
    }),
  })
  return columns.kind === 'map'
    ? inWords(columns)
    : { ...columns, items: columns.items.map((row) => (row.kind === 'map' ? inWords(row) : row)) }
}

/** The values of a column; null where there is none. */
export function valuesOf(columns: Node, name: string): readonly LeafNode[] | null {
  const values =
    columns.kind === 'map'
      ? columns.items.flatMap((list, at) =>
          columns.keys[at] === name && list.kind === 'list' ? list.items : [],
        )
      : columns.kind === 'list'
        ? columns.items.flatMap((row) =>
            row.kind === 'map' ? (row.items[row.keys.indexOf(name)] ?? []) : [],
          )
        : []
  return values.length > 0 && values.every(isLeaf) ? values : null
}

function isNumber(value: unknown): value is number {
  return Number.isInteger(value)
}
