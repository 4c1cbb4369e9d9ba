import { stepPath } from '../../shapes/gathered.ts'
import type { KnownTexts } from '../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'

const FEWEST_ROWS = 3
const MOST_PREAMBLE = 12
const LONGEST_NAME = 120

type Row = readonly LeafNode[]

/** A payload in which sheets of cells and columns of one length are lists of records, and small numbers that were left out because they are 0 stand. */
export function normalised(root: Node, known: KnownTexts): Node {
  return walk(withZeros(root))

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

/**
 * Puts a 0 where maps under one name have a whole number above 0, or nothing at all: some programs leave out zeros. Not
 * where one of them has a 0, or holds anything else.
 */
function withZeros(root: Node): Node {
  const places = new Map<
    string,
    { numbers: LeafNode[]; names: Set<string>; empty: number; isOther: boolean }
  >()
  look(root, '')
  const zeros = new Map(
    [...places].flatMap(([path, { numbers, names, empty, isOther }]) => {
      const [name] = names
      const isClear = !isOther && names.size === 1 && name !== undefined && empty > 0 && numbers.length > 1
      return isClear && numbers.every(({ value }) => Number.isInteger(value) && Number(value) > 0)
        ? [[path, name] as const]
        : []
    }),
  )
  return zeros.size === 0 ? root : filled(root, '')

  function look(node: Node, path: string): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map' && node.keys.length < 2 && path !== '') {
      const place = places.get(path) ?? { numbers: [], names: new Set(), empty: 0, isOther: false }
      places.set(path, place)
      const [item] = node.items
      if (!item) place.empty += 1
      else if (isLeaf(item)) {
        place.numbers.push(item)
        place.names.add(node.keys[0] ?? '')
      } else place.isOther = true
    } else if (node.kind === 'map' && places.has(path))
      (places.get(path) ?? { isOther: false }).isOther = true
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
