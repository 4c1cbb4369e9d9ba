import { joinedCells } from '../../json/joined-cells.ts'
import { plainText } from '../words/plain-text.ts'
import type { KnownTexts } from './item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

/**
 * A map in which the rows that are texts in a list become maps, where a text beside them has the names of their cells
 * (`{header: "id|Q1", rows: ["4|Yes", "7|No"]}`); null where no text, or more than one, has as many names.
 * The options of an item are no rows, though each has as many commas as its stem.
 */
export function openJoinedRows(map: MapNode, known: Pick<KnownTexts, 'isOption'>): Node | null {
  const items = map.items.map((item): Node => {
    if (item.kind !== 'list' || item.items.length < 2 || !item.items.every(isText)) return item
    const texts = item.items as readonly LeafNode[]
    if (texts.every(({ value }) => known.isOption(value))) return item
    const tables = map.items.flatMap((head) => (isText(head) ? (tableOf(head, texts) ?? []) : []))
    const [table, ...others] = tables
    return table && others.length === 0 ? table : item
  })
  return items.some((item, at) => item !== map.items[at]) ? { ...map, items } : null
}

function isText(node: Node): node is LeafNode {
  return isLeaf(node) && typeof node.raw === 'string'
}

function tableOf(head: LeafNode, texts: readonly LeafNode[]): Node | null {
  const table = joinedCells(
    String(head.raw),
    texts.map(({ raw }) => String(raw)),
  )
  if (!table) return null
  const keys = table.names.map(plainText)
  const cellOf = (cell: string, { raw, path }: LeafNode): LeafNode => {
    const value = plainText(cell)
    return { kind: 'leaf', value, raw, path, ...(value === cell ? {} : { exact: cell }) }
  }
  return {
    kind: 'list',
    items: table.rows.map((row, at): Node => {
      const text = texts[at] as LeafNode
      return { kind: 'map', keys, items: row.map((cell) => cellOf(cell, text)) }
    }),
  }
}
