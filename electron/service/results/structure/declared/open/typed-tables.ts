import { isRowOf, namesIn } from '../../names-of-columns.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import type { OpenParts } from './open-parts.ts'

const DEEPEST_HEADER = 2

/** Opens tables whose columns are declared next to the rows, and tables with a second row of headings. */
export function openTables(root: Node, parts: OpenParts): Node {
  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    const items = node.items.map(walk)
    if (node.kind === 'list') return withSecondHeader(items, parts)
    return { ...node, items: withHeader({ ...node, items }, parts.known) }
  }
  return walk(root)
}

/**
 * The entries of a map, in which rows get the names of the only list of names next to them that is as long as the rows.
 */
function withHeader(map: MapNode, known: OpenParts['known']): readonly Node[] {
  const headers = map.items.flatMap((item) => headersIn(item, 0, known))
  if (headers.length === 0) return map.items
  return map.items.map((item) => {
    if (item.kind !== 'list' || item.items.length < 2) return item
    const fitting = headers.filter((names) => item.items.every((row) => isRowOf(row, names.length)))
    const [names] = fitting
    if (!names || fitting.length > 1) return item
    return {
      kind: 'list',
      items: item.items.map(
        (row): Node => ({ kind: 'map', keys: names, items: isLeaf(row) ? [] : row.items }),
      ),
    }
  })
}

function headersIn(node: Node, depth: number, known: OpenParts['known']): string[][] {
  if (node.kind === 'leaf') return []
  const own = node.kind === 'list' ? (labelsIn(node, known) ?? namesIn(node)) : null
  if (own) return [own]
  return node.kind === 'map' && depth < DEEPEST_HEADER
    ? node.items.flatMap((item) => headersIn(item, depth + 1, known))
    : []
}

/** The names of columns that are each described by a map: the field of these maps that has the texts of items. */
function labelsIn(list: Node, known: OpenParts['known']): string[] | null {
  if (list.kind !== 'list' || !list.items.every((item) => item.kind === 'map')) return null
  const maps = list.items as readonly MapNode[]
  for (const name of maps[0]?.keys ?? []) {
    const texts = maps.map((map) => map.items[map.keys.indexOf(name)])
    const told = texts.filter((text) => isLeaf(text) && known.itemOf(text.value) !== null).length
    const names = texts.map((text) => (isLeaf(text) ? String(text.value) : ''))
    if (told > 1 && new Set(names).size === names.length) return names
  }
  return null
}

/** Takes the first row for names, if it has the texts of items in its cells. */
function withSecondHeader(items: readonly Node[], { known }: OpenParts): Node {
  const [first, ...following] = items
  const rows = following.filter((row, at) => at > 0 || !isOfDocuments(row))
  const list: Node = { kind: 'list', items }
  if (first?.kind !== 'map' || rows.length < 2) return list
  const told = first.items.map((item) => (isLeaf(item) ? known.itemOf(item.value) : null))
  const own = told.filter((item) => item !== null)
  if (own.length < 2 || new Set(own).size < own.length) return list
  const names = first.keys.join('\n')
  if (!rows.every((row) => row.kind === 'map' && row.keys.join('\n') === names)) return list
  // If the next row has such texts too, the first one is no heading, but an answer among others.
  const [next] = rows
  if (
    next?.kind === 'map' &&
    next.items.some((item, at) => told[at] !== null && isLeaf(item) && known.itemOf(item.value) !== null)
  )
    return list
  const keys = first.keys.map((key, at) => {
    const item = first.items[at]
    return told[at] !== null && item && isLeaf(item) ? String(item.value) : key
  })
  return { kind: 'list', items: rows.map((row): Node => ({ ...(row as MapNode), keys })) }
}

/**
 * Whether a row is a third row of headings: a small document for each column, such as the id under which it was stored.
 */
function isOfDocuments(row: Node): boolean {
  if (row.kind !== 'map' || row.items.length < 2) return false
  return row.items.every((item) =>
    isLeaf(item) ? /^\s*\{.*\}\s*$/.test(String(item.value)) : item.kind === 'map',
  )
}
