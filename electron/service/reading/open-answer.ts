import { documentIn, fromBase64, parsed, parsedLines } from '../json/document-in.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { withoutMarkup } from '../json/marked-up.ts'
import { withoutObjectNumbers } from '../json/numbered-objects.ts'
import { withLoneEntry, withOnlyEntry, withoutEnvelopes } from './envelopes.ts'
import { isIndexName, rowNames } from './indexed-tables.ts'
import { countedColumns, joinedRows, withoutPages } from './joined-rows.ts'
import { rowsOfLog } from './lines-of-fields.ts'
import { rowsOfParts } from './named-parts.ts'
import { isCell, namesOf, sheetRows } from './sheet-rows.ts'

const DEEPEST = 8
/** A text that may be plain text in base64. */
const BASE64_TEXT = /^[A-Za-z0-9+/_-]{24,}={0,2}$/

/**
 * An answer with the data inside it opened: documents in texts (XML, JSON, or either in base64), XML written as JSON, sheets of cells under
 * a row of names, typed tables whose columns are declared next to their rows, lists of named values, envelopes of
 * nothing but one map, numbered objects, and lists of one that are a map beside a count of 1 or below a plural. With `isOne` the answer
 * is about a single thing: a table of one row becomes that row. Undefined where there is nothing to open.
 */
export function openAnswer(data: unknown, { isOne = false }: { isOne?: boolean } = {}): unknown {
  let opened = 0

  function walk(value: unknown, depth: number): unknown {
    if (depth > DEEPEST) return value
    if (typeof value === 'string') {
      const inner = documentIn(value) ?? plainDocument(value) ?? rowsOfLog(value) ?? textInBase64(value)
      if (inner === undefined) return value
      opened += 1
      return walk(inner, depth + 1)
    }
    if (Array.isArray(value)) {
      const rows = sheetRows(value)
      if (rows) return table(rows)
      const parted = rowsOfParts(value)
      if (parted) return table(parted)
      const pairs = isOne ? namedValues(value) : null
      if (pairs) {
        opened += 1
        return pairs
      }
      return value.map((inner) => walk(inner, depth + 1))
    }
    if (!isObject(value)) return value
    const bare = withoutType(value)
    if (bare !== undefined) {
      opened += 1
      return walk(bare, depth + 1)
    }
    const stored = ofStore(value)
    if (stored) {
      opened += 1
      return mapped(stored, depth)
    }
    const listed = isOne ? null : withLoneEntry(value)
    if (listed) {
      opened += 1
      return mapped(listed, depth)
    }
    const only = isOne ? onlyRecord(value) : null
    if (only) {
      opened += 1
      return mapped(only, depth)
    }
    const boxed = outOfLists(value)
    if (boxed && isOne) {
      opened += 1
      return mapped(boxed, depth)
    }
    const counted = countedColumns(value)
    if (counted) return table(counted)
    const joined = joinedRows(value)
    if (joined) return { ...joined.beside, rows: table(joined.rows) }
    const typed = typedRows(value)
    if (typed) return { ...typed.beside, rows: table(typed.rows) }
    return mapped(value, depth)
  }

  function mapped(map: JsonObject, depth: number): JsonObject {
    const open = (key: string, inner: unknown): unknown => {
      const listed = isOne || !isObject(inner) ? null : withOnlyEntry(key, inner)
      if (listed) opened += 1
      return walk(listed ?? inner, depth + 1)
    }
    return Object.fromEntries(Object.entries(map).map(([key, inner]) => [key, open(key, inner)]))
  }

  function table(rows: JsonObject[]): unknown {
    opened += 1
    return isOne && rows.length === 1 ? rows[0] : rows
  }

  const unmarked = withoutMarkup(data)
  const unnumbered = withoutObjectNumbers(unmarked ?? data)
  if (unnumbered !== undefined) opened += 1
  const body = withoutEnvelopes(unnumbered ?? unmarked ?? data)
  if (body !== data) opened += 1
  const result = walk(body, 0)
  return opened === 0 ? undefined : result
}

/**
 * Reads an answer with `read`: opened where it has a sheet of cells or a table that declares its columns, else as
 * received, and opened only if that gave nothing. Pages of a list are put together first.
 */
export function readTable<Result>(
  received: unknown,
  read: (data: unknown) => Result,
  isNothing: (result: Result) => boolean,
): Result {
  const data = withoutPages(received)
  const opened = openAnswer(data)
  const plain = opened === undefined || !hasSheet(data) ? read(data) : read(opened)
  return opened === undefined || !isNothing(plain) ? plain : read(opened)
}

/** JSON that stands in a text as it is, or a document on each of its lines. */
function plainDocument(text: string): unknown {
  return /^\s*[[{]/.test(text) ? (parsed(text) ?? parsedLines(text)) : undefined
}

function textInBase64(text: string): string | undefined {
  const bare = text.replace(/[\r\n]/g, '')
  if (bare.length % 4 === 1 || !BASE64_TEXT.test(bare)) return undefined
  const decoded = fromBase64(bare)
  // Random characters may be valid base64 too, but they do not decode to lines of words.
  const isText = decoded !== null && /\p{L}{2,}\s+\p{L}{2,}/u.test(decoded) && /\S\n\S/.test(decoded)
  return isText && !/\p{Cc}/u.test(decoded.replace(/\s/g, '')) ? decoded : undefined
}

/**
 * Whether an answer has a sheet of cells, a table that declares its columns, or values below their types; unopened, the
 * names at its head and the declarations would be taken for rows, and the types for names.
 */
export function hasSheet(data: unknown, depth = 0): boolean {
  if (depth >= DEEPEST) return false
  if (Array.isArray(data)) return sheetRows(data) !== null || hasSheetsWithin(data, depth)
  if (!isObject(data)) return false
  return (
    hasTypes(data, depth) ||
    typedRows(data) !== null ||
    countedColumns(data) !== null ||
    joinedRows(data) !== null ||
    Object.values(data).some((inner) => hasSheet(inner, depth + 1))
  )
}

/** Only what a list holds at its beginning is looked at: its entries are alike. */
function hasSheetsWithin(list: readonly unknown[], depth: number): boolean {
  return list.slice(0, 3).some((entry) => isObject(entry) && hasTypes(entry, depth + 1))
}

/** Whether some value stands below its type ("$oid"). */
function hasTypes(value: JsonObject, depth: number): boolean {
  if (depth >= DEEPEST) return false
  if (withoutType(value) !== undefined && Object.keys(value).some((name) => name.startsWith('$'))) return true
  return Object.values(value).some(
    (inner) =>
      (isObject(inner) && hasTypes(inner, depth + 1)) ||
      (Array.isArray(inner) && hasSheetsWithin(inner, depth + 1)),
  )
}

/** Types under which databases put each value: `{"S": "enq-93"}`, `{"integerValue": "5"}`. */
const TYPES =
  /^(?:S|N|L|M|BOOL|(?:string|integer|double|boolean|timestamp|reference|map|array|int32|int64|number)Value|\$oid|\$date|\$numberInt|\$numberLong)$/
/** What holds the entries of a typed map or list. */
const ENTRIES = /^(?:fields|values)$/

/** What may stand beside a value that is under the name of its type. */
const BESIDE_TYPE = /^(?:id|type|name|key)$/

/**
 * The value in a map of nothing but its type, or under the name that the map gives as its type: `{"type": "number",
 * "number": 0.4}`; undefined where a map is none.
 */
function withoutType(map: JsonObject): unknown {
  const { type } = map
  if (typeof type === 'string' && type !== 'type' && Object.hasOwn(map, type)) {
    const isOnly = Object.keys(map).every((name) => name === type || BESIDE_TYPE.test(name))
    return isOnly && isCell(map[type]) ? map[type] : undefined
  }
  const [entry, ...others] = Object.entries(map)
  if (entry === undefined || others.length > 0 || !TYPES.test(entry[0])) return undefined
  const [inner, ...more] = isObject(entry[1]) ? Object.entries(entry[1]) : []
  return inner !== undefined && more.length === 0 && ENTRIES.test(inner[0]) ? inner[1] : entry[1]
}

/** `{_id: "s-4", _source: {…}}`: a document as some stores give it, as one map; null where it is none. */
function ofStore(map: JsonObject): JsonObject | null {
  const { _id, _source } = map
  return _id !== undefined && isObject(_source) ? { _id, ..._source } : null
}

/**
 * `{id: ["vr-12"], status: ["open"]}`: a map in which each value is in a list of its own, with the values out of these
 * lists; beside them may be maps and lists of maps.
 */
function outOfLists(map: JsonObject): JsonObject | null {
  const isBoxed = (value: unknown): value is [unknown] =>
    Array.isArray(value) && value.length === 1 && value[0] !== null && isCell(value[0])
  const entries = Object.entries(map)
  const areLists = entries.every(
    ([, value]) => isBoxed(value) || isObject(value) || (Array.isArray(value) && value.every(isObject)),
  )
  if (!areLists || !entries.some(([, value]) => isBoxed(value))) return null
  return Object.fromEntries(entries.map(([key, value]) => [key, isBoxed(value) ? value[0] : value]))
}

/** `{records: [{…}]}`: the one record of a map that has nothing else. */
function onlyRecord(map: JsonObject): JsonObject | null {
  const [list, ...others] = Object.values(map)
  const [record, ...more] = Array.isArray(list) ? (rowsOfParts(list) ?? list) : []
  return others.length === 0 && more.length === 0 && isObject(record) ? record : null
}

/**
 * `{schema: {fields: [{name}]}, rows: [{f: [{v}]}]}`: the names of columns, at most two levels deep, and rows of that
 * length. The names that the table gives its rows are their ids.
 */
function typedRows(object: JsonObject): { rows: JsonObject[]; beside: JsonObject } | null {
  const heads = Object.entries(object).flatMap(([name, value]) => [
    ...(isIndexName(name) ? [] : [value]),
    ...(isObject(value) ? Object.values(value) : []),
  ])
  const names = heads.map(namesOf).filter((found) => found !== null)
  const [head, ...others] = names
  if (!head || others.length > 0) return null
  for (const [key, list] of Object.entries(object)) {
    if (!Array.isArray(list) || list.length === 0) continue
    const rows = list.map(cellsOf)
    if (!rows.every((row) => row !== null && row.length === head.length)) continue
    const beside = Object.fromEntries(
      Object.entries(object).filter(([name, value]) => name !== key && isCell(value)),
    )
    const keys = head.includes('id') ? null : rowNames(object, rows.length, head)
    const named = rows.map((row, at) => [
      ...(keys ? [['id', keys[at]]] : []),
      ...head.map((name, place) => [name, row?.[place]]),
    ])
    return { rows: named.map((cells) => Object.fromEntries(cells)), beside }
  }
  return null
}

/** The cells of a row, each of which may be in a map of its own: `{f: [{v: 1}, {v: 2}]}`. */
function cellsOf(row: unknown): unknown[] | null {
  const inner = isObject(row) && Object.keys(row).length === 1 ? Object.values(row)[0] : row
  if (!Array.isArray(inner)) return null
  const cells = inner.map((cell: unknown) =>
    isObject(cell) && Object.keys(cell).length <= 2 ? (cell.v ?? cell.value ?? null) : cell,
  )
  return cells.every(isCell) ? cells : null
}

/** `[{type: {text: "responses"}, valueInteger: 5}, …]`: entries of one text and one number each, as a map. */
function namedValues(list: readonly unknown[]): JsonObject | null {
  if (list.length < 2 || list.length > 30) return null
  const pairs = list.map((entry) => {
    const leaves = isObject(entry) ? leavesOf(entry) : []
    const texts = leaves.filter((leaf): leaf is string => typeof leaf === 'string' && !/^\d*$/.test(leaf))
    const numbers = leaves.filter((leaf) => typeof leaf === 'number' || /^\d+$/.test(String(leaf)))
    return leaves.length === 2 && texts.length === 1 && numbers.length === 1
      ? [texts[0] ?? '', numbers[0]]
      : null
  })
  const named = pairs.filter((pair) => pair !== null) as [string, unknown][]
  // Numbers that only count the entries are their ids or places.
  const isCounted = [0, 1].some((from) => named.every(([, number], at) => Number(number) === at + from))
  return !isCounted &&
    named.length === list.length &&
    new Set(named.map(([name]) => name)).size === named.length
    ? Object.fromEntries(named)
    : null
}

function leavesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  return isObject(value) ? Object.values(value).flatMap(leavesOf) : [value]
}
