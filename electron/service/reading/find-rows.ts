import { isObject, type JsonObject } from '../json/json-value.ts'
import { idText, looksLikeId } from './id-values.ts'

/** The rows of one list of an answer, or of a map or a table that stands for one. */
export interface RowList {
  /** As received; those of a table as objects. */
  rows: readonly unknown[]
  /** Names that lead to it. */
  path: readonly string[]
  /** For a map: the name that each row stands under. */
  keys: readonly string[] | null
}

/** Deeper than this nobody looks for a list. */
const DEEPEST = 4
/** Of so many lists nobody can tell which one is meant. */
const MOST_LISTS = 100

/**
 * Every list of objects in an answer, whatever its name, outside of other lists: bare ones, maps whose values are all
 * objects alike, and tables (a list of names beside a list of lists as long).
 */
export function findRowLists(data: unknown): RowList[] {
  const found: RowList[] = []
  const visit = (value: unknown, path: readonly string[]): void => {
    if (found.length >= MOST_LISTS) return
    if (Array.isArray(value)) {
      if (value.some(isObject)) found.push({ rows: value, path, keys: null })
      return
    }
    if (!isObject(value) || path.length > DEEPEST) return
    const table = tableIn(value)
    if (table) found.push({ rows: table, path, keys: null })
    const keys = Object.keys(value)
    if (isMap(value)) found.push({ rows: Object.values(value), path, keys })
    else for (const key of keys) visit(value[key], [...path, key])
  }
  visit(data, [])
  return found
}

/** A map from ids, or at least from two names, to objects that have the same fields. */
function isMap(value: JsonObject): boolean {
  const rows = Object.values(value)
  if (rows.length === 0 || !rows.every(isObject)) return false
  const shapes = rows.map((row) => Object.keys(row).sort().join('\u0000'))
  const isAlike = shapes.every((shape) => shape === shapes[0]) && shapes[0] !== ''
  const areIds = Object.keys(value).every((key) => {
    const id = idText(key)
    return id !== null && looksLikeId(id)
  })
  return areIds || (rows.length > 1 && isAlike)
}

/** A list of names beside one of rows that are all as long; null where there is none, or more than one. */
function tableIn(value: JsonObject): JsonObject[] | null {
  const lists = Object.values(value).filter((list): list is unknown[] => Array.isArray(list))
  const heads = lists.filter(
    (list) =>
      list.length > 1 && list.every((name) => typeof name === 'string') && new Set(list).size === list.length,
  ) as string[][]
  const tables = lists.flatMap((rows) => {
    const head = heads.filter((names) =>
      rows.every((row) => Array.isArray(row) && row.length === names.length && !row.some(isObject)),
    )
    return rows.length > 0 && head.length === 1 ? [{ head: head[0] ?? [], rows: rows as unknown[][] }] : []
  })
  const [only, ...others] = tables
  if (only === undefined || others.length > 0) return null
  return only.rows.map((row) => Object.fromEntries(only.head.map((name, at) => [name, row[at]])))
}
