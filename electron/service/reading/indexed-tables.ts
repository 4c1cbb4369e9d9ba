import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'

/** What programs call the list of the names of the rows, which stands beside the columns and the cells of a table. */
const INDEX_NAMES: ReadonlySet<string> = new Set([
  ...[
    'index',
    'indices',
    'indexes',
    'ids',
    'keys',
    'row names',
    'rownames',
    'row ids',
    'row keys',
    'row index',
  ],
  ...['row labels', 'identifiants', 'cles', 'noms des lignes', 'primary keys'],
])

/** Whether a list of a table names its rows, and not its columns. */
export function isIndexName(name: string): boolean {
  return INDEX_NAMES.has(wordsOfKey(name).join(' '))
}

/** Words in the names of columns that hold ids. */
const OF_IDS: ReadonlySet<string> = new Set(
  'id ids uuid guid ref reference key cle code slug identifiant identifier handle'.split(' '),
)

/**
 * The names of the rows of a table, each another one, from the only list beside it that is called so: `{columns: […],
 * index: ["S1", "S2"], data: […]}`. Numbers from 0 only count the rows, and so may all numbers where a column of the
 * table (`head`) has ids.
 */
export function rowNames(table: JsonObject, rows: number, head: readonly unknown[]): string[] | null {
  const lists = Object.entries(table).flatMap(([name, told]) => {
    const list = isObject(told) ? told.values : told
    return isIndexName(name) && Array.isArray(list) && list.length === rows ? [list as unknown[]] : []
  })
  const [names, ...others] = lists
  if (names === undefined || others.length > 0 || !names.every(isName)) return null
  const hasIds = head.some((name) => wordsOfKey(String(name)).some((word) => OF_IDS.has(word)))
  if (hasIds && names.every((name) => /^\d+$/.test(String(name)))) return null
  const texts = names.map(String)
  return new Set(texts).size < rows || texts.every((text, at) => text === String(at)) ? null : texts
}

function isName(value: unknown): boolean {
  return Number.isSafeInteger(value) || (typeof value === 'string' && value.trim() !== '')
}

/** Words that head the columns of records, of people, or of what is said. */
const HEADINGS: ReadonlySet<string> = new Set([
  ...['title', 'titre', 'name', 'nom', 'prenom', 'intitule', 'libelle', 'label', 'alias', 'email', 'mail'],
  ...['courriel', 'status', 'statut', 'etat', 'state', 'role', 'age', 'speaker', 'text', 'texte'],
])

/**
 * The rows of a table whose columns are maps from the name of a row to a cell: `{title: {S1: "…", S2: "…"}, status:
 * {S1: "…", S2: "…"}}`. `keys` is null where the rows are only counted. Null where it is none, or where the maps may be
 * the rows.
 */
export function columnMaps(value: JsonObject): { rows: JsonObject[]; keys: string[] | null } | null {
  const columns = Object.entries(value)
  if (columns.length < 2 || !columns.every(([, column]) => isObject(column))) return null
  const keys = Object.keys(columns[0]?.[1] as JsonObject)
  const isColumn = (column: JsonObject): boolean =>
    Object.keys(column).length === keys.length &&
    keys.every((key) => Object.hasOwn(column, key) && !isObject(column[key]) && !Array.isArray(column[key]))
  if (keys.length === 0 || !columns.every(([, column]) => isColumn(column as JsonObject))) return null
  // Names of rows have a digit; those of columns are words, of which most tables have some usual ones.
  const areNames = keys.every((key) => /[\d@]/.test(key))
  const headings = columns.filter(([name]) => wordsOfKey(name).some((word) => HEADINGS.has(word)))
  if (!areNames || headings.length === 0) return null
  const rows = keys.map((key) =>
    Object.fromEntries(columns.map(([name, column]) => [name, (column as JsonObject)[key]])),
  )
  return { rows, keys: keys.every((key, at) => key === String(at)) ? null : keys }
}

const DEEPEST = 4

/**
 * The same data, where a table declares which of its columns is the key of its rows (`schema: {primaryKey:
 * ["survey"]}`): each row without an id has that value as one. Numbers from 0 only count the rows.
 */
export function withPrimaryKeys(data: unknown, depth = 0): unknown {
  if (!isObject(data) || depth > DEEPEST) return data
  const key = primaryKeyOf(data) ?? Object.values(data).map(primaryKeyOf).find(Boolean)
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      key && Array.isArray(value) ? keyedRows(value, key) : withPrimaryKeys(value, depth + 1),
    ]),
  )
}

function primaryKeyOf(value: unknown): string | null {
  if (!isObject(value)) return null
  const told = value.primaryKey ?? value.primary_key
  const [key, ...others] = Array.isArray(told) ? told : [told]
  return typeof key === 'string' && others.length === 0 ? key : null
}

function keyedRows(rows: readonly unknown[], key: string): readonly unknown[] {
  const ids = rows.map((row) => (isObject(row) && !Object.hasOwn(row, 'id') ? row[key] : null))
  const areKeys = ids.every(isName) && new Set(ids).size === rows.length
  if (!areKeys || ids.every((id, at) => id === at)) return rows
  return rows.map((row, at) => (isObject(row) ? { id: ids[at], ...row } : row))
}
