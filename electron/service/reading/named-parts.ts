import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'

const NAMES: ReadonlySet<string> = new Set(['name', 'nom', 'key', 'cle', 'field', 'champ', 'code'])
const VALUE_WORDS: ReadonlySet<string> = new Set(['value', 'valeur', 'val'])
const MOST_PARTS = 60
const DEEPEST = 4

/**
 * A list of which each entry has its fields as named parts, as rows with these fields: `[{name: "key", part: [{name:
 * "id", valueInteger: 41}, {name: "label", valueString: "Lab"}]}]`. Null for any other list.
 */
export function rowsOfParts(list: readonly unknown[]): JsonObject[] | null {
  if (list.length === 0) return null
  const rows = list.map((entry) => {
    const parts = isObject(entry) ? Object.values(entry).filter(Array.isArray) : []
    const others = isObject(entry) ? Object.values(entry).filter((value) => typeof value !== 'string') : []
    const [own] = parts
    return own !== undefined && parts.length === 1 && others.length === 1 ? fieldsOfParts(own) : null
  })
  return rows.every((row) => row !== null) ? rows : null
}

/** An answer in which lists of lists of named parts are lists of maps: `[[{key: "who", value: "Ana"}, …], …]`. */
export function withNamedParts(data: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return data
  if (isObject(data))
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, withNamedParts(value, depth + 1)]),
    )
  const rows =
    Array.isArray(data) && data.length > 1 ? data.map((row) => Array.isArray(row) && fieldsOfParts(row)) : []
  return rows.length > 0 && rows.every(isObject) ? rows : data
}

/** `[{name: "id", valueInteger: 41}, …]` as a map; null where an entry has something else, or a name comes again. */
function fieldsOfParts(parts: readonly unknown[]): JsonObject | null {
  if (parts.length < 2 || parts.length > MOST_PARTS) return null
  const pairs = parts.map((part): [string, unknown] | null => {
    const fields = isObject(part) ? Object.entries(part) : []
    const [name] = fields.filter(([key, value]) => NAMES.has(key.toLowerCase()) && typeof value === 'string')
    const [value] = fields.filter(([key]) => wordsOfKey(key).some((word) => VALUE_WORDS.has(word)))
    return name && value && fields.length === 2 ? [String(name[1]), value[1]] : null
  })
  const named = pairs.filter((pair) => pair !== null)
  const isWhole = named.length === parts.length && new Set(named.map(([name]) => name)).size === parts.length
  return isWhole ? Object.fromEntries(named) : null
}
