import { isObject, type JsonObject } from '../json/json-value.ts'

const DEEPEST = 4

/**
 * The rows of a board: of a list of columns with a list of rows each, where each row has a field that says what its
 * column is called (`{stage: "Live", cards: [{stage: "Live", …}]}`). Null where there is no such list, or more than
 * one.
 */
export function boardRows(data: unknown, depth = 0): JsonObject[] | null {
  if (Array.isArray(data)) return rowsOfColumns(data)
  if (!isObject(data) || depth > DEEPEST) return null
  const found = Object.values(data).flatMap((inner) => {
    const rows = boardRows(inner, depth + 1)
    return rows === null ? [] : [rows]
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function rowsOfColumns(columns: readonly unknown[]): JsonObject[] | null {
  const [first] = columns
  if (!isObject(first) || columns.length < 2) return null
  const names = Object.keys(first)
  const list = names.filter((name) =>
    columns.every((column) => isObject(column) && Array.isArray(column[name])),
  )
  const [cards] = list
  if (cards === undefined || list.length > 1) return null
  const isHead = (name: string): boolean =>
    columns.every(
      (column) =>
        isObject(column) &&
        typeof column[name] === 'string' &&
        (column[cards] as unknown[]).every((row) => isObject(row) && row[name] === column[name]),
    )
  const heads = names.filter(isHead)
  const titles = new Set(columns.map((column) => (isObject(column) ? column[heads[0] ?? ''] : null)))
  if (heads.length !== 1 || titles.size < columns.length) return null
  return columns.flatMap((column) => (isObject(column) ? (column[cards] as JsonObject[]) : []))
}
