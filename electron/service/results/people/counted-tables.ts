import { type JsonObject, keysAmong } from '../../json/json-value.ts'
import { textTable } from '../../json/text-table.ts'
import { COLUMNS_NAMES } from '../words/names.ts'

/** A table whose rows are lists of cells, beside the names of its columns. */
export interface CellTable {
  /** The name of the list of rows. */
  name: string
  lists: readonly unknown[]
  /** The rows by the names of the columns, empty where an entry of the list is no row. */
  rows: readonly JsonObject[]
}

/** The table that a map holds; null where it holds none. */
export function cellTable(object: JsonObject): CellTable | null {
  const [columnsKey] = keysAmong(object, COLUMNS_NAMES)
  const columns = columnsKey === undefined ? undefined : object[columnsKey]
  if (!Array.isArray(columns) || !columns.every((name) => typeof name === 'string')) return null
  const [name, lists] =
    Object.entries(object).find(
      ([, list]) => Array.isArray(list) && list !== columns && list.some(Array.isArray),
    ) ?? []
  if (name === undefined || !Array.isArray(lists)) return null
  const rows = lists.map((row: unknown) =>
    Array.isArray(row) ? Object.fromEntries(columns.map((column, at) => [column, row[at]])) : {},
  )
  return { name, lists, rows }
}

/** The rows of a table in a text with one line for each; null where it is none. */
export function textRows(text: string): { head: string; lines: string[]; rows: JsonObject[] } | null {
  if (!/\S[\r\n]+\S/.test(text)) return null
  const table = textTable(text)
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [names = [], ...cells] = table ?? []
  if (!table || lines.length !== cells.length) return null
  const rows = cells.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]?.trim()])))
  return { head, lines, rows }
}
