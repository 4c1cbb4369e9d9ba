import { parsed, parsedLines } from '../../json/document-in.ts'
import { isObject } from '../../json/json-value.ts'
import { textTable } from '../../json/text-table.ts'
import { stepPath } from '../shapes/gathered.ts'
import { COLUMNS_NAMES } from '../words/names.ts'
import { plainText } from '../words/plain-text.ts'
import { openCodedList } from './coded-lists.ts'
import { idsInFrames, openColumnLists } from './column-lists.ts'
import { openDescribedColumns, openLabelledColumns } from './described-columns.ts'
import { openFrame } from './frame-index.ts'
import type { KnownTexts } from './item-refs.ts'
import { openJoinedRows } from './joined-rows.ts'
import { itemLines, numberedLines } from './lines-in-text.ts'
import { isRowOf, namesIn } from './names-of-columns.ts'
import type { MapNode, Node } from './node.ts'
import { correctedLines } from './rewrite/corrected-columns.ts'

const DEEPEST = 30

/**
 * Opens the tables of a payload: tables in texts, tables with a header next to or above their rows, and columns as
 * lists.
 */
export function expand(data: unknown, known: KnownTexts, personas: number): Node {
  const rowsOf = (names: readonly string[], rows: readonly Node[]): Node => ({
    kind: 'list',
    items: rows.map((row) => ({ kind: 'map', keys: names, items: row.kind === 'leaf' ? [] : row.items })),
  })

  let ids: ReturnType<typeof idsInFrames> | null = null
  const frameIds = (): ReturnType<typeof idsInFrames> => {
    ids ??= idsInFrames(data, known)
    return ids
  }

  function walk(value: unknown, path: string, depth: number): Node {
    if (typeof value === 'string') return walkText(value, path, depth)
    if (Array.isArray(value) && depth < DEEPEST) {
      const items = value.map((inner, at) => walk(inner, stepPath(path, at), depth + 1))
      const names = headerOf(items)
      if (names) return rowsOf(names, items.slice(1))
      return openDescribedColumns(items, personas) ?? { kind: 'list', items }
    }
    if (isObject(value) && depth < DEEPEST) {
      const entries = Object.entries(value)
      const map: MapNode = {
        kind: 'map',
        keys: entries.map(([key]) => plainText(key)),
        items: entries.map(([key, inner]) => walk(inner, stepPath(path, key), depth + 1)),
      }
      return (
        openCodedList(map, personas) ??
        openLabelledColumns(map, personas) ??
        openJoinedRows(map, known) ??
        openFrame(map) ??
        withTables(map)
      )
    }
    const leaf = typeof value === 'object' || value === undefined ? null : value
    return { kind: 'leaf', value: leaf as string | number | boolean | null, raw: value, path }
  }

  function walkText(text: string, path: string, depth: number): Node {
    const leaf = (value: string, exact?: string): Node => ({
      kind: 'leaf',
      value,
      raw: text,
      path,
      ...(exact === undefined || exact === value ? {} : { exact }),
    })
    if (text.length > 1 && /^\s*[[{]/.test(text) && depth < DEEPEST) {
      const inner = parsed(text) ?? parsedLines(text)
      if (inner !== undefined) return atPath(walk(inner, '$', depth + 1), text, path)
    }
    const received = textTable(text)
    const table = received && correctedLines(received)
    if (received && !table) return leaf(plainText(text), text)
    if (table) {
      const [names = [], ...rows] = table
      const keys = names.map(plainText)
      const toRow = (row: string[]): Node => ({
        kind: 'map',
        keys,
        items: row.map((cell) => leaf(plainText(cell.trim()), cell)),
      })
      return { kind: 'list', items: rows.map(toRow) }
    }
    const itemised = itemLines(plainText(text), (line) => known.itemOf(line) !== null)
    if (itemised) {
      const keys = ['', ...itemised.items.map(([name]) => name)]
      return {
        kind: 'map',
        keys,
        items: [itemised.before, ...itemised.items.map(([, answer]) => answer)].map((line) => leaf(line)),
      }
    }
    const numbered = numberedLines(plainText(text))
    if (numbered) {
      const keys = ['', ...numbered.lines.map((_, at) => String(at + 1))]
      return { kind: 'map', keys, items: [numbered.before, ...numbered.lines].map((line) => leaf(line)) }
    }
    return leaf(plainText(text), text)
  }

  /** The names that the first row of a list gives to the other rows; null where it is no header. */
  function headerOf(rows: readonly Node[]): string[] | null {
    const [first, ...others] = rows
    const names = first?.kind === 'list' ? namesIn(first) : null
    if (!names || others.length < 2 || !others.every((row) => isRowOf(row, names.length))) return null
    if (names.some((name) => known.isOption(name))) return null
    const saysItem = names.some((name) => known.itemOf(name) !== null)
    // Rows that each have the text of an item are pairs of items and answers, and so is the first one.
    if (saysItem && others.some(hasItem)) return null
    const hasOptions = names.some((_, at) => {
      const column = others.map((row) => (row.kind === 'list' ? row.items[at] : undefined))
      return (
        column.filter((cell) => cell?.kind === 'leaf' && known.isOption(cell.value)).length * 2 >
        others.length
      )
    })
    return saysItem || hasOptions ? names : null
  }

  function hasItem(row: Node): boolean {
    return (
      row.kind === 'list' &&
      row.items.some((cell) => cell.kind === 'leaf' && known.itemOf(cell.value) !== null)
    )
  }

  /** Makes one table of a map's header and rows, or of its lists with one entry for each persona. */
  function withTables(map: MapNode): Node {
    const headers = map.items.flatMap((item, at) => {
      const names = item.kind === 'list' ? namesIn(item) : null
      return names ? [{ names, isCalled: COLUMNS_NAMES.includes(map.keys[at] ?? '') }] : []
    })
    const items = map.items.map((item) => {
      if (item.kind !== 'list' || item.items.length === 0) return item
      const fitting = headers.filter(({ names }) => item.items.every((row) => isRowOf(row, names.length)))
      // A list of as many items as there are columns is no header beside one that is called so.
      const called = fitting.filter(({ isCalled }) => isCalled)
      const [only, ...others] = called.length > 0 ? called : fitting
      return only && others.length === 0 ? rowsOf(only.names, item.items) : item
    })
    const isColumn = (item: Node): boolean =>
      item.kind === 'list' &&
      item.items.length === personas &&
      item.items.every(({ kind }) => kind === 'leaf')
    const columns = map.keys.flatMap((key, at) => (isColumn(items[at] as Node) ? [{ key, at }] : []))
    const areNamed = columns.some(({ key }) => known.itemOf(key) !== null)
    if (personas < 2 || columns.length < 2 || (columns.length === personas && !areNamed))
      return openColumnLists({ ...map, items }, known, frameIds) ?? { ...map, items }
    const rows = Array.from(
      { length: personas },
      (_, row): Node => ({
        kind: 'map',
        keys: columns.map(({ key }) => key),
        items: columns.flatMap(({ at }) => {
          const column = items[at]
          return column?.kind === 'list' ? [column.items[row] as Node] : []
        }),
      }),
    )
    const rest = map.keys.flatMap((key, at) => (columns.some((one) => one.at === at) ? [] : [{ key, at }]))
    return {
      kind: 'map',
      keys: [...rest.map(({ key }) => key), '[]'],
      items: [...rest.map(({ at }) => items[at] as Node), { kind: 'list', items: rows }],
    }
  }

  return walk(data, '$', 0)
}

/** Gives everything in a text the path of the text. */
export function atPath(node: Node, raw: string, path: string): Node {
  if (node.kind === 'leaf') return { ...node, raw, path }
  return { ...node, items: node.items.map((item) => atPath(item, raw, path)) }
}
