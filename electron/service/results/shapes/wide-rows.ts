import {
  flatFields,
  isObject,
  type JsonObject,
  keysAmong,
  pick,
  pickKey,
  showValue,
} from '../../json/json-value.ts'
import { COLUMNS_NAMES, ID_NAMES, QUESTION_NAMES, TEXT_NAMES } from '../words/names.ts'
import { alternatives } from './answer-values.ts'
import { gatherAnswers } from './by-respondent.ts'
import { columnTable } from './column-table.ts'
import { tellingFields } from './doubtful-blanks.ts'
import { type Entry, entriesOf } from './entries.ts'
import { furtherAnswers, type KnownItems } from './further-answers.ts'
import { type Gathered, nothingGathered, plainKey, setAside, stepPath } from './gathered.ts'
import { otherFields, plainId, readRowRespondent } from './respondents.ts'
import { entryWith } from './rival-fields.ts'

const FEWEST_ROWS = 4
const ITEM_NAMES = [...QUESTION_NAMES, ...TEXT_NAMES]

/**
 * Gathers answers from rows of one respondent each, with one column for each item; other columns describe the
 * respondent. `items` recognises the items' columns.
 */
export function gatherWideRows(container: unknown, path: string, items: KnownItems): Gathered {
  const { isQuestion } = items
  const gathered = nothingGathered('wide_rows')
  const table = readTable(container, path)
  const lists = columnTable(container)
  const columnPath = (row: Entry, column: string): string =>
    lists
      ? stepPath(stepPath(path, column), row.at)
      : stepPath(row.path, table ? table.names.indexOf(column) : column)
  const rows = table?.rows ?? entriesOf(lists ?? container, path)
  // A few named maps may be anything; many are taken to be of one persona each.
  const mayBeMap =
    table !== null ||
    lists !== null ||
    Array.isArray(container) ||
    rows.filter(({ value }) => isObject(value)).length >= FEWEST_ROWS
  for (const entry of rows) {
    const isItem = entry.key !== null && isQuestion(entry.key)
    const columns = isObject(entry.value) && mayBeMap && !isItem ? columnsOf(entry.value, isQuestion) : []
    if (isObject(entry.value) && columns.length > 0) {
      gatherRow(gathered, entry, entry.value, { columns, columnPath, items })
    } else setAside(gathered.unplaced, entry.path, entry.value)
  }
  return gathered
}

/** The columns of items; none in a row about an item itself. */
function columnsOf(row: JsonObject, isQuestion: (column: string) => boolean): string[] {
  const isAboutItem = keysAmong(row, ITEM_NAMES).some((key) => {
    const value = row[key]
    return typeof value === 'string' && !/^\d+$/.test(value) && isQuestion(value)
  })
  return isAboutItem ? [] : Object.keys(row).filter(isQuestion)
}

interface Columns {
  columns: readonly string[]
  columnPath(row: Entry, column: string): string
  items: KnownItems
}

function gatherRow(
  gathered: Gathered,
  entry: Entry,
  row: JsonObject,
  { columns, columnPath, items }: Columns,
): void {
  const further = furtherAnswers(row, columns, { ...items, count: 0 })
  const told = readRowRespondent(row)
  const id = told.id ?? plainId(row) ?? entry.key
  const field = told.plainField
  const respondent =
    id !== null && field !== null ? plainKey(gathered, { field, name: id }, entry.at) : (id ?? `#${entry.at}`)
  const used = new Set([...told.used, ...columns, ...further, ...ID_NAMES])
  const flat = flatFields(Object.fromEntries(otherFields(row, used)))
  if (!gathered.respondents.has(respondent)) {
    gathered.respondents.set(respondent, { id, attributes: [...told.attributes, ...flat] })
  }
  for (const column of columns) {
    gathered.cells.push({
      respondent,
      question: { names: [column], position: null },
      values: alternatives(row[column]),
      path: columnPath(entry, column),
      telling: [...tellingFields(row[column]), ...tellingColumns(row, column)],
      ...entryWith(row[column]),
    })
  }
  for (const own of further) gatherAnswers(gathered, respondent, row[own], stepPath(entry.path, own), null)
}

/** The further columns of an item that hold something, without the item's own name: "q4_text" beside "q4". */
function tellingColumns(row: JsonObject, column: string): string[] {
  const further = Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
    name.startsWith(column) && /^[^\p{L}\p{N}]/u.test(name.slice(column.length))
      ? [[name.slice(column.length), value]]
      : [],
  )
  return tellingFields(Object.fromEntries(further))
}

/** Whether a value is a table that names its columns; its rows alone would wrongly be read by place. */
export function isTable(value: unknown): boolean {
  return readTable(value, '$') !== null
}

/** Reads a table of column names and rows as lists: each row becomes a map by these names. */
function readTable(container: unknown, path: string): { names: string[]; rows: Entry[] } | null {
  if (!isObject(container)) return null
  const columns = pick(container, COLUMNS_NAMES)
  const rowsKey = pickKey(container, ['rows', 'lignes', 'data', 'values'])
  const rows = rowsKey === undefined ? undefined : container[rowsKey]
  if (!Array.isArray(columns) || !Array.isArray(rows) || rowsKey === undefined) return null
  const names = columns.map((column: unknown) =>
    showValue(isObject(column) ? pick(column, ['name', 'nom', 'label', 'texte', 'key']) : column),
  )
  if (new Set(names).size !== names.length) return null
  if (!rows.every((row) => Array.isArray(row) && row.length === names.length)) return null
  const byName = rows.map((row: unknown[]) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
  return { names, rows: entriesOf(byName, stepPath(path, rowsKey)) }
}
