import { isObject, type JsonObject } from '../json/json-value.ts'
import { columnsOf, namedColumns, tableIn, textTable } from './find-tables.ts'
import { idText, looksLikeId } from './id-values.ts'
import { columnMaps } from './indexed-tables.ts'
import { numberedMembers } from './numbered-members.ts'

/** The rows of one list of an answer, or of a map or a table that serves as a list. */
export interface RowList {
  /** As received; rows of a table, and of a map from ids to texts, as objects. */
  rows: readonly unknown[]
  /** The names that lead to the list. */
  path: readonly string[]
  /** Of a map, the name of each row. */
  keys: readonly string[] | null
}

/** No list is looked for below this depth. */
const DEEPEST = 5
/** Nobody can tell which list is meant among more. */
const MOST_LISTS = 100

/**
 * Every list of records in an answer, whatever its name, outside of other lists: lists of objects, and maps whose
 * values are objects of the same fields. Where there is none, tables: a list of names next to lists of the same length,
 * several lists of the same length, or a text of cells. Where there is none of these either, maps from ids to texts.
 */
export function findRowLists(data: unknown): RowList[] {
  const lists = search(data, (value, path) => {
    if (Array.isArray(value))
      return value.some(isObject) ? { rows: unwrapped(value), path, keys: null } : null
    if (!isObject(value)) return null
    const columns = columnMaps(value)
    if (columns) return { ...columns, path }
    if (isMap(value)) return { rows: Object.values(value), path, keys: Object.keys(value) }
    const members = numberedMembers(value)
    return members && { rows: members, path, keys: null }
  })
  if (lists.length > 0) return lists
  const tables = search(data, (value, path) => {
    const table = isObject(value) ? (tableIn(value) ?? namedColumns(value)) : null
    if (table) return { ...table, path }
    const rows = isObject(value) ? columnsOf(value) : textTable(value)
    return rows && { rows, path, keys: null }
  })
  return tables.length > 0 ? tables : search(data, textsById)
}

/**
 * `[{node: {…}}, {node: {…}}]`: the inner objects, where each row holds one object only, always under the same name; of
 * a single row that is nothing but a list, the rows of that list.
 */
export function unwrapped(rows: readonly unknown[]): readonly unknown[] {
  const [only, ...others] = rows
  // XML as lists: `[{profile: [{…}, {…}]}]`.
  if (isObject(only) && others.length === 0 && Object.keys(only).length === 1) {
    const [list] = Object.values(only)
    if (Array.isArray(list) && list.length > 0 && list.every(isObject)) return list
  }
  const names = new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [''])))
  // A cursor beside it only says where the next page begins.
  if (names.size > 1) names.delete('cursor')
  const [name] = names
  if (name === undefined || names.size > 1) return rows
  const inner = rows.map((row) => (isObject(row) ? row[name] : null))
  return inner.every(isObject) ? inner : rows
}

function search(data: unknown, take: (value: unknown, path: readonly string[]) => RowList | null): RowList[] {
  const found: RowList[] = []
  const visit = (value: unknown, path: readonly string[]): void => {
    if (found.length >= MOST_LISTS || path.length > DEEPEST) return
    const list = take(value, path)
    if (list) found.push(list)
    else if (isObject(value)) for (const key of Object.keys(value)) visit(value[key], [...path, key])
  }
  visit(data, [])
  return found
}

/** Whether an object maps ids, or at least two names, to objects that have the same fields. */
function isMap(value: JsonObject): boolean {
  const rows = Object.values(value)
  if (rows.length === 0 || !rows.every(isObject)) return false
  const shapes = rows.map((row) => Object.keys(row).sort().join('\u0000'))
  const isAlike = shapes.every((shape) => shape === shapes[0]) && shapes[0] !== ''
  return areIds(Object.keys(value)) || (rows.length > 1 && isAlike && !areTables(rows))
}

/** Whether maps of the same fields hold tables of different things, and so are no records themselves. */
function areTables(rows: readonly JsonObject[]): boolean {
  const heads = rows.map((row) => {
    const [list, ...others] = Object.values(row).filter((inner) => Array.isArray(inner))
    const [first] = list ?? []
    return isObject(first) && others.length === 0 ? namesIn(first).sort().join('\u0000') : null
  })
  return heads.every((head) => head !== null) && new Set(heads).size > 1
}

/** The names of a record, and of the maps in it: programs may keep all that differs in one of these. */
function namesIn(record: JsonObject): string[] {
  return Object.entries(record).flatMap(([name, value]) => [
    name,
    ...(isObject(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : []),
  ])
}

/**
 * `{"e8": "A title"}`: one row for each text, in a field with the map's name, or with the text's own where the map has
 * none.
 */
function textsById(value: unknown, path: readonly string[]): RowList | null {
  if (!isObject(value)) return null
  const keys = Object.keys(value)
  const texts = Object.values(value)
  const isTexts = texts.length > 0 && texts.every((text) => typeof text === 'string')
  if (!isTexts || !areIds(keys)) return null
  const name = path.at(-1)
  return { rows: texts.map((text, at) => ({ [name ?? keys[at] ?? '']: text })), path, keys }
}

/** Whether names look like ids rather than names of fields. */
export function areIds(keys: readonly string[]): boolean {
  return keys.every((key) => {
    const id = idText(key)
    return id !== null && looksLikeId(id)
  })
}
