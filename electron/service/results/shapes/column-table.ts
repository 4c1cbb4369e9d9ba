import { asText, isObject, type JsonObject, keysAmong } from '../../json/json-value.ts'
import { ID_NAMES, RESPONDENT_ID_NAMES } from '../words/names.ts'

const FEWEST = 2

/**
 * The rows of a table that is sent as lists of its columns, one of which has a different id in each row:
 * `{"id": ["p2", "p1"], "q1": ["Yes", "No"]}`. Null where it is none.
 */
export function columnTable(container: unknown): JsonObject[] | null {
  if (!isObject(container)) return null
  const [id] = keysAmong(container, [...RESPONDENT_ID_NAMES, ...ID_NAMES])
  const rows = id === undefined ? null : rowsOfColumns(container)
  if (id === undefined || !rows || rows.length < FEWEST) return null
  const ids = new Set(rows.map((row) => asText(row[id])))
  return ids.size === rows.length && !ids.has(null) ? rows : null
}

/** The rows of a table that is sent as lists of its columns, all of one length; null where it is none. */
export function rowsOfColumns(object: JsonObject): JsonObject[] | null {
  const columns = Object.entries(object)
  const [[, first] = []] = columns
  const count = Array.isArray(first) ? first.length : 0
  const areColumns = columns.every(
    ([, list]) =>
      Array.isArray(list) &&
      list.length === count &&
      list.every((cell) => typeof cell !== 'object' || cell === null),
  )
  if (count === 0 || !areColumns) return null
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(columns.map(([name, list]) => [name, (list as unknown[])[at]])),
  )
}
