import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type Node } from '../../node.ts'

const FEWEST_ITEMS = 2

type Row = readonly LeafNode[]

/**
 * Opens sheets of cells in which one row, or one column, has the texts of items: whatever comes before it is a
 * preamble, and each further row, or column, is of one persona. Rows may end early after their last cell.
 */
export function openGrids(root: Node, known: KnownTexts): Node {
  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    if (node.kind === 'list') {
      const opened = openGrid(node.items)
      if (opened) return opened
    }
    const items = node.items.map(walk)
    return node.kind === 'map' ? { ...node, items } : { kind: 'list', items }
  }

  function openGrid(items: readonly Node[]): Node | null {
    if (items.length < 3 || !items.every((item) => item.kind === 'list' && item.items.every(isLeaf)))
      return null
    const rows = items.map((item) => (item.kind === 'list' ? (item.items as Row) : []))
    const width = Math.max(...rows.map(({ length }) => length))
    const byRow = headersIn(rows)
    const columns = Array.from({ length: width }, (_, at): Row => rows.flatMap((row) => row[at] ?? []))
    const byColumn = headersIn(columns)
    if (byRow.length + byColumn.length !== 1) return null
    const [header] = byRow
    if (header !== undefined) return recordsOf(rows[header] ?? [], rows.slice(header + 1))
    const [side = 0] = byColumn
    const blank: LeafNode = { kind: 'leaf', value: null, raw: null, path: '$' }
    const cells = rows.map((row) => row[side] ?? blank)
    // Rows before the first one that fills at least half of the width are a preamble.
    const first = rows.findIndex((row) => row.length * 2 > width)
    const others = Array.from({ length: width - side - 1 }, (_, at) =>
      rows.slice(first).map((row) => row[side + 1 + at] ?? blank),
    )
    return first < 0 ? null : recordsOf(cells.slice(first), others)
  }

  /** The rows that have the texts of items, each once. */
  function headersIn(rows: readonly Row[]): number[] {
    return rows.flatMap((row, at) => {
      const told = row.flatMap(({ value }) => known.itemOf(value) ?? [])
      return told.length >= FEWEST_ITEMS && new Set(told).size === told.length ? [at] : []
    })
  }

  return walk(root)
}

function recordsOf(header: Row, rows: readonly Row[]): Node | null {
  const names = header.map(({ value }, at) => (value === null || value === '' ? `#${at + 1}` : String(value)))
  if (new Set(names).size < names.length || rows.length < 2) return null
  if (rows.some((row) => row.length > names.length)) return null
  const filled = rows.filter((row) => row.some(({ value }) => value !== null && value !== ''))
  return {
    kind: 'list',
    items: filled.map((row) => ({ kind: 'map', keys: names.slice(0, row.length), items: row })),
  }
}
