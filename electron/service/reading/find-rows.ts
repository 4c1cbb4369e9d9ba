import { isObject, type JsonObject } from '../json/json-value.ts'
import { columnsOf, tableIn, textTable } from './find-tables.ts'
import { idText, looksLikeId } from './id-values.ts'

/** The rows of one list of an answer, or of a map or a table that stands for one. */
export interface RowList {
  /** As received; those of a table, and of a map from ids to texts, as objects. */
  rows: readonly unknown[]
  /** Names that lead to it. */
  path: readonly string[]
  /** For a map: the name that each row stands under. */
  keys: readonly string[] | null
}

/** Deeper than this nobody looks for a list. */
const DEEPEST = 5
/** Of so many lists nobody can tell which one is meant. */
const MOST_LISTS = 100

/**
 * Every list of records in an answer, whatever its name, outside of other lists: lists of objects and maps whose values
 * are all objects alike. Where there is none, tables: a list of names beside a list of lists as long, lists as long as
 * each other, a text of cells; and where there is none of them, maps from ids to texts.
 */
export function findRowLists(data: unknown): RowList[] {
  const lists = search(data, (value, path) => {
    if (Array.isArray(value))
      return value.some(isObject) ? { rows: unwrapped(value), path, keys: null } : null
    if (!isObject(value) || !isMap(value)) return null
    return { rows: Object.values(value), path, keys: Object.keys(value) }
  })
  if (lists.length > 0) return lists
  const tables = search(data, (value, path) => {
    const rows = isObject(value) ? (tableIn(value) ?? columnsOf(value)) : textTable(value)
    return rows && { rows, path, keys: null }
  })
  return tables.length > 0 ? tables : search(data, textsById)
}

/** `[{node: {…}}, {node: {…}}]`: the objects that each stand alone in a row, under one and the same name. */
function unwrapped(rows: readonly unknown[]): readonly unknown[] {
  const names = new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [''])))
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

/** A map from ids, or at least from two names, to objects that have the same fields. */
function isMap(value: JsonObject): boolean {
  const rows = Object.values(value)
  if (rows.length === 0 || !rows.every(isObject)) return false
  const shapes = rows.map((row) => Object.keys(row).sort().join('\u0000'))
  const isAlike = shapes.every((shape) => shape === shapes[0]) && shapes[0] !== ''
  return areIds(Object.keys(value)) || (rows.length > 1 && isAlike)
}

/** `{"e8": "A title"}`: the texts stand under the name of the map, or under their own where it has none. */
function textsById(value: unknown, path: readonly string[]): RowList | null {
  if (!isObject(value)) return null
  const keys = Object.keys(value)
  const texts = Object.values(value)
  const isTexts = texts.length > 0 && texts.every((text) => typeof text === 'string')
  if (!isTexts || !areIds(keys)) return null
  const name = path.at(-1)
  return { rows: texts.map((text, at) => ({ [name ?? keys[at] ?? '']: text })), path, keys }
}

/** Whether names look like ids and not like names of fields. */
export function areIds(keys: readonly string[]): boolean {
  return keys.every((key) => {
    const id = idText(key)
    return id !== null && looksLikeId(id)
  })
}
