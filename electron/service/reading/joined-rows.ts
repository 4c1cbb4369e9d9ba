import { joinedCells } from '../json/joined-cells.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'

/** Words for the parts in which a list arrives. */
const PAGE_WORDS: ReadonlySet<string> = new Set([
  ...['page', 'pages', 'chunk', 'chunks', 'batch', 'batches', 'lot', 'lots', 'part', 'parts', 'offset'],
  ...['pagina', 'paginas', 'pagine', 'seite', 'seiten'],
])

/**
 * The rows of a table whose header is a text and whose rows are texts in a list, with one sign between their cells:
 * `{header: "id|title", rows: ["4|Trees", "7|Bees"]}`; and what stands beside. Null where there is none, or more than
 * one.
 */
export function joinedRows(object: JsonObject): { rows: JsonObject[]; beside: JsonObject } | null {
  const lists = Object.entries(object).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every((row) => typeof row === 'string'),
  )
  const [list, ...others] = lists
  if (list === undefined || others.length > 0) return null
  const tables = Object.entries(object).flatMap(([key, head]) => {
    const names = typeof head === 'string' ? headIn(head, list[1]) : null
    return names ? [{ key, ...names }] : []
  })
  const [only, ...more] = tables
  if (only === undefined || more.length > 0) return null
  const beside = Object.fromEntries(
    Object.entries(object).filter(([key]) => key !== only.key && key !== list[0]),
  )
  return { rows: only.rows, beside }
}

function headIn(head: string, texts: readonly string[]): { rows: JsonObject[] } | null {
  const table = joinedCells(head, texts)
  if (!table) return null
  const { names, rows } = table
  return { rows: rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? '']))) }
}

/**
 * The rows of columns that are maps from places to values, as data frames are written: `{name: {"0": "Ana", "1": "Bo"},
 * age: {"0": 41, "1": 20}}`; null where the maps do not count the same rows.
 */
export function countedColumns(object: JsonObject): JsonObject[] | null {
  const columns = Object.entries(object)
  const first = columns[0]?.[1]
  const places = isObject(first) ? Object.keys(first) : []
  if (columns.length < 2 || places.length < 2 || columns.some(([name]) => /^\d+$/.test(name))) return null
  const start = Number(places[0])
  if ((start !== 0 && start !== 1) || places.some((place, at) => place !== String(start + at))) return null
  const isColumn = (column: unknown): column is JsonObject =>
    isObject(column) &&
    Object.keys(column).join() === places.join() &&
    Object.values(column).every((cell) => cell === null || typeof cell !== 'object')
  if (!columns.every(([, column]) => isColumn(column))) return null
  return places.map((place) =>
    Object.fromEntries(columns.map(([name, column]) => [name, (column as JsonObject)[place]])),
  )
}

/**
 * An answer in which the rows of pages stand together: a list of maps, each of which has one list of maps and beside it
 * numbers, of which one is called a page or the like. Other lists stay as they are.
 */
export function withoutPages(data: unknown, depth = 0): unknown {
  if (depth > 4) return data
  if (Array.isArray(data)) {
    const pages = data.map(rowsOfPage)
    return data.length > 0 && pages.every((page) => page !== null) ? pages.flat() : data
  }
  if (!isObject(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withoutPages(value, depth + 1)] as const),
  )
}

function rowsOfPage(page: unknown): unknown[] | null {
  if (!isObject(page)) return null
  const entries = Object.entries(page)
  const lists = entries.filter(([, value]) => Array.isArray(value))
  const rest = entries.filter(([, value]) => !Array.isArray(value))
  const [rows] = lists
  if (rows === undefined || lists.length > 1 || !(rows[1] as unknown[]).every(isObject)) return null
  const areNumbers = rest.every(([, value]) => value === null || typeof value === 'number')
  const isCalled = rest.some(([name]) => wordsOfKey(name).some((word) => PAGE_WORDS.has(word)))
  return areNumbers && isCalled ? (rows[1] as unknown[]) : null
}
