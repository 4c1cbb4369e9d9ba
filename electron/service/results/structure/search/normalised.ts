import { withZerosInEmpty } from '../empty-maps.ts'
import type { KnownTexts } from '../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'

const FEWEST_ROWS = 3
const MOST_PREAMBLE = 12
const LONGEST_NAME = 120

type Row = readonly LeafNode[]

/**
 * A payload in which sheets of cells and columns of one length are lists of records, and small numbers that were left
 * out because they are 0 stand.
 */
export function normalised(root: Node, known: KnownTexts): Node {
  return walk(withZerosInEmpty(root))

  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    const opened = node.kind === 'list' ? sheetOf(node.items, known) : columnsOf(node)
    return opened ?? { ...node, items: node.items.map(walk) }
  }
}

/** The records of a sheet: its first row of different words, one for each column, names the cells of the rows below. */
function sheetOf(items: readonly Node[], known: KnownTexts): Node | null {
  if (items.length < FEWEST_ROWS || !items.every((row) => row.kind === 'list' && row.items.every(isLeaf)))
    return null
  const rows = items.map((row) => (row.kind === 'list' ? (row.items as Row) : []))
  const width = Math.max(...rows.map(({ length }) => length))
  if (width < 2) return null
  const head = rows.slice(0, MOST_PREAMBLE).findIndex((row) => row.length === width && areNames(row, known))
  if (head < 0) return null
  const keys = (rows[head] ?? []).map(({ value }) => String(value).trim())
  const below = rows.slice(head + 1).filter((row) => row.some(({ value }) => value !== null && value !== ''))
  // What comes before the names is shorter: else it is a row among others.
  if (below.length < 2 || rows.slice(0, head).some((row) => row.length === width && !row.some(isEmpty)))
    return null
  return {
    kind: 'list',
    items: below.map((row): Node => ({ kind: 'map', keys: keys.slice(0, row.length), items: row })),
  }
}

/** The records of a map of lists that are all of one length: each list is a column. */
function columnsOf({ keys, items }: MapNode): Node | null {
  const [first] = items
  const length = first?.kind === 'list' ? first.items.length : 0
  if (keys.length < 2 || length < FEWEST_ROWS) return null
  if (
    !items.every((list) => list.kind === 'list' && list.items.length === length && list.items.every(isLeaf))
  )
    return null
  return {
    kind: 'list',
    items: Array.from(
      { length },
      (_, row): Node => ({
        kind: 'map',
        keys,
        items: items.flatMap((list) => (list.kind === 'list' ? [list.items[row] as Node] : [])),
      }),
    ),
  }
}

function isEmpty({ value }: LeafNode): boolean {
  return value === null || value === ''
}

function areNames(row: Row, known: KnownTexts): boolean {
  const texts = row.map(({ value }) => (typeof value === 'string' ? value.trim() : ''))
  return (
    texts.every(
      (text) => text !== '' && text.length <= LONGEST_NAME && /\p{L}/u.test(text) && !known.isOption(text),
    ) && new Set(texts).size === texts.length
  )
}
