import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import { cellsOfText } from '../json/cells-of-text.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { isIndexName, rowNames } from './indexed-tables.ts'

/** A text with fewer lines may be a sentence with separators in it. */
const FEWEST_LINES = 2
const MOST_LINES = 5000
const SEPARATORS = ['\t', ';', '|', ','] as const

/** Rows as objects, and the names that the table gives them, if it does. */
export interface NamedRows {
  rows: JsonObject[]
  keys: readonly string[] | null
}

/** The table of a list of names and a list of rows of that length; null where there is none, or more than one. */
export function tableIn(value: JsonObject): NamedRows | null {
  const named = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const lists = named.map(([, list]) => list)
  const heads = named.flatMap(([name, list]) => (isHead(list) && !isIndexName(name) ? [list] : []))
  const tables = lists.flatMap((rows) => {
    const head = heads.filter((names) =>
      rows.every((row) => Array.isArray(row) && row.length === names.length && !row.some(isObject)),
    )
    return rows.length > 0 && head.length === 1 ? [{ head: head[0] ?? [], rows: rows as unknown[][] }] : []
  })
  const [only, ...others] = tables
  if (only === undefined || others.length > 0) return null
  return { rows: rowsOf(only.head, only.rows), keys: rowNames(value, only.rows.length, only.head) }
}

/**
 * The only table of columns in a map that names its rows beside it: `{index: ["S1", "S2"], columns: {title: […], n:
 * […]}}`.
 */
export function namedColumns(value: JsonObject): NamedRows | null {
  const tables = Object.values(value).flatMap((inner) => {
    const rows = isObject(inner) ? columnsOf(inner) : null
    return rows ? [rows] : []
  })
  const [rows, ...others] = tables
  const keys =
    rows === undefined || others.length > 0 ? null : rowNames(value, rows.length, Object.keys(rows[0] ?? {}))
  return rows === undefined || keys === null ? null : { rows, keys }
}

/** The table of at least two lists of plain values, all of the same length, with only single values beside them. */
export function columnsOf(value: JsonObject): JsonObject[] | null {
  const columns = Object.entries(value).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  )
  const [first, ...others] = columns
  const isRest = Object.values(value).every((one) => Array.isArray(one) || !isObject(one))
  if (first === undefined || others.length === 0 || !isRest) return null
  const isColumn = ([, list]: [string, unknown[]]): boolean =>
    list.length > 0 &&
    list.length === first[1].length &&
    list.every((one) => !isObject(one) && !Array.isArray(one))
  if (!columns.every(isColumn)) return null
  return first[1].map((_, at) => Object.fromEntries(columns.map(([name, list]) => [name, list[at]])))
}

/** The table of a text whose lines have the same number of cells, the first line being names; null where it is none. */
export function textTable(value: unknown): JsonObject[] | null {
  if (typeof value !== 'string') return null
  const drawn = drawnTable(value) ?? markedTable(value)
  if (drawn) return drawn
  const lines = value
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
  if (lines.length < FEWEST_LINES || lines.length > MOST_LINES) return null
  for (const separator of SEPARATORS) {
    const [head = [], ...rows] = cellsOfText(value.replace(/^\ufeff/, ''), separator) ?? []
    // Every line must have the same number of cells, because sentences contain commas too.
    const areRows = rows.every((row) => row.length === head.length)
    // The first line may be a row and no header, as where the first speaker speaks again: then its words come again
    // below. Columns after the first of a larger table may repeat their name in the rows to which it applies.
    const telling = head.length > 2 ? 1 : head.length
    const isAgain = head.slice(0, telling).some((name, at) => rows.some((row) => row[at] === name))
    if (isHead(head) && areRows && !isAgain) return rowsOf(head, rows)
  }
  return null
}

/** "| Who | What |": a row of a table in Markdown, and the line below its names. */
const DRAWN_ROW = /^\s*\|(.*)\|\s*$/
const DRAWN_RULE = /^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/

/** The only table in Markdown of a text, whatever stands around it. */
function drawnTable(text: string): JsonObject[] | null {
  const lines = text.split(/\r\n|\n|\r/)
  const [rule, ...others] = lines.flatMap((line, at) => (DRAWN_RULE.test(line) ? [at] : []))
  if (rule === undefined || others.length > 0) return null
  const end = lines.findIndex((line, at) => at > rule && !DRAWN_ROW.test(line))
  const cells = [lines[rule - 1] ?? '', ...lines.slice(rule + 1, end < 0 ? lines.length : end)].map((line) =>
    (DRAWN_ROW.exec(line)?.[1] ?? '').split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|')),
  )
  const [head = [], ...rows] = cells
  const areRows = rows.length > 0 && rows.every((row) => row.length === head.length)
  return isHead(head) && areRows ? rowsOf(head, rows) : null
}

/** The only table in HTML of a text, whose first row holds the names of the columns. */
function markedTable(text: string): JsonObject[] | null {
  const [, table, ...others] = text.split(/<table\b[^<>]*>/i)
  if (table === undefined || others.length > 0) return null
  const [inside = ''] = table.split(/<\/table\s*>/i)
  const [, head = [], ...rows] = inside.split(/<tr\b[^<>]*>/i).map((row) =>
    row
      .split(/<t[hd]\b[^<>]*>/i)
      .slice(1)
      .map((cell) => htmlText(cell).trim()),
  )
  const isAgain = rows.some((row) => head.some((name) => row.includes(name)))
  const areRows =
    rows.length > 0 && rows.length <= MOST_LINES && rows.every((row) => row.length === head.length)
  return isHead(head) && areRows && !isAgain ? rowsOf(head, rows) : null
}

function isHead(list: readonly unknown[]): list is string[] {
  const names = list.filter((name) => typeof name === 'string' && /^[^\d\s{}[\]<>][^\n]{0,40}$/.test(name))
  return list.length > 1 && names.length === list.length && new Set(list).size === list.length
}

function rowsOf(head: readonly string[], rows: readonly (readonly unknown[])[]): JsonObject[] {
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
}
