import { isObject, type JsonObject } from '../../../json/json-value.ts'
import { rowsOfColumns } from '../../shapes/column-table.ts'
import { isCorrection, saysCorrection } from '../../words/corrections.ts'

const DEEPEST = 20
const FEWEST_WORDS = 3
const FEWEST_ROWS = 3
const LONGEST_NAME = 120
/** What stands between the name of a column and the word for its correction. */
const PARTS = /^(?<column>.+?)(?:__|[_.:/\s-])(?<word>[^_.:/\s-]+)$/
const TURNED = /^(?<word>[^_.:/\s-]+)(?:__|[_.:/\s-])(?<column>.+)$/

/** Rows with the corrections that stand in columns of their own. */
interface Corrected {
  rows: JsonObject[]
  /** The columns whose corrections were put into others. */
  gone: ReadonlySet<string>
  /** The columns with a correction of another sort than the answers, so that both are left to a person. */
  unclear: ReadonlySet<string>
}

/**
 * A payload in which what a column was corrected to ("q4_corrected", blank for most rows) stands in that column. Where
 * it is of another sort than the answers, as a flag or somebody's initials are, both stand there.
 */
export function withCorrectedColumns(data: unknown): unknown {
  return hasCorrections(data, new Map(), 0) ? walk(data, 0) : data
}

/** Whether some name, of a field or in a list of names, says to hold corrections of another. */
function hasCorrections(value: unknown, known: Map<string, boolean>, depth: number): boolean {
  if (depth > DEEPEST) return false
  if (typeof value === 'string') return saysCorrected(value, known)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some((inner) => hasCorrections(inner, known, depth + 1))
  return Object.entries(value).some(
    ([name, inner]) =>
      saysCorrected(name, known) || (typeof inner === 'object' && hasCorrections(inner, known, depth + 1)),
  )
}

function saysCorrected(name: string, known: Map<string, boolean>): boolean {
  if (name.length > LONGEST_NAME) return false
  const before = known.get(name)
  if (before !== undefined) return before
  const says = partsOf(name) !== null
  known.set(name, says)
  return says
}

function walk(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) {
    const corrected = value.length >= FEWEST_ROWS && value.every(isObject) ? correctedRows(value) : null
    return (corrected ? corrected.rows.map((row) => without(row, corrected.gone)) : value).map((inner) =>
      walk(inner, depth + 1),
    )
  }
  return correctedTable(value as JsonObject) ?? walkFields(value as JsonObject, depth)
}

function walkFields(object: JsonObject, depth: number): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, inner]) => [name, walk(inner, depth + 1)]))
}

/** A table that is sent as columns, or as the names of its columns with rows without names. */
function correctedTable(object: JsonObject): JsonObject | null {
  if (Object.keys(object).some((name) => partsOf(name) !== null)) {
    const corrected = correctedRows(rowsOfColumns(object) ?? [])
    if (!corrected) return null
    const names = Object.keys(object).filter(
      (name) => !corrected.gone.has(name) && !corrected.unclear.has(name),
    )
    return Object.fromEntries(names.map((name) => [name, corrected.rows.map((row) => row[name])]))
  }
  const lists = Object.entries(object)
  const names = lists.find(([, list]) => Array.isArray(list) && list.some((name) => partsOf(name) !== null))
  if (!names) return null
  const columns = names[1] as unknown[]
  const table = lists.find(
    ([, list]) =>
      Array.isArray(list) &&
      list.length >= FEWEST_ROWS &&
      list.every((row) => Array.isArray(row) && row.length === columns.length),
  )
  if (!table || new Set(columns).size < columns.length) return null
  const told = (table[1] as unknown[][]).map((row) =>
    Object.fromEntries(columns.map((name, at) => [String(name), row[at]])),
  )
  const corrected = correctedRows(told)
  if (!corrected) return null
  const kept = columns.filter((name) => !corrected.gone.has(String(name)))
  const rows = corrected.rows.map((row) => kept.map((name) => row[String(name)]))
  return { ...object, [names[0]]: kept, [table[0]]: rows }
}

/** The lines of a table in a text, the first with the names; null where its corrections are unclear. */
export function correctedLines(table: string[][]): string[][] | null {
  const [names = [], ...lines] = table
  if (!names.some((name) => partsOf(name) !== null)) return table
  const corrected = correctedRows(
    lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]]))),
  )
  if (!corrected) return table
  const kept = names.filter((name) => !corrected.gone.has(name))
  if (corrected.unclear.size > 0) return null
  return [kept, ...corrected.rows.map((row) => kept.map((name) => String(row[name] ?? '')))]
}

/** The rows of a table with their corrections; null where it has none. */
export function correctedRows(rows: readonly JsonObject[]): Corrected | null {
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const pairs = [...names].flatMap((name) => {
    const column = partsOf(name)
    if (column === null || !names.has(column)) return []
    const filled = rows.filter((row) => isCorrection(row[name], {}))
    return filled.length * 2 < rows.length ? [{ name, column, filled: new Set(filled) }] : []
  })
  const told = new Set(pairs.flatMap(({ name, filled }) => [...filled].map((row) => row[name])))
  if (told.size === 0) return null
  const unclear = new Set<string>()
  const fresh = new Map(rows.map((row): [JsonObject, Record<string, unknown>] => [row, { ...row }]))
  for (const { name, column, filled } of pairs) {
    const answers = new Set(rows.map((row) => row[column]))
    for (const row of filled) {
      const now = row[name]
      // If all corrections have the same value, it may only say that there was a correction.
      const isAnswer = told.size > 1 && (answers.has(now) || (isSentence(now) && isSentence(row[column])))
      if (!isAnswer) unclear.add(column)
      const own = fresh.get(row)
      if (own) own[column] = isAnswer ? now : [row[column], now]
    }
  }
  return { rows: [...fresh.values()], gone: new Set(pairs.map(({ name }) => name)), unclear }
}

/** The column that a name says to hold corrections of. */
function partsOf(name: unknown): string | null {
  if (typeof name !== 'string') return null
  for (const pattern of [PARTS, TURNED]) {
    const { column, word } = pattern.exec(name)?.groups ?? {}
    if (column !== undefined && word !== undefined && saysCorrection(word)) return column
  }
  return null
}

function isSentence(value: unknown): boolean {
  return typeof value === 'string' && value.trim().split(/\s+/).length >= FEWEST_WORDS
}

function without(row: JsonObject, names: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)))
}
