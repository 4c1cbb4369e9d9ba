import { flatFields, isObject, type JsonObject, pick } from '../json-value.ts'
import { alternatives } from './answer-values.ts'
import { type Entry, entriesOf } from './entries.ts'
import { type Gathered, nothingGathered } from './gathered.ts'
import { ID_NAMES } from './names.ts'
import { otherFields, plainId, readRowRespondent } from './respondents.ts'

/**
 * One row a respondent, one column an item; other columns describe the respondent. `isQuestion` tells which columns
 * are items'.
 */
export function gatherWideRows(
  container: unknown,
  path: string,
  isQuestion: (column: string) => boolean,
): Gathered {
  const gathered = nothingGathered('wide_rows')
  for (const entry of entriesOf(tableRows(container) ?? container, path)) {
    if (isObject(entry.value)) gatherRow(gathered, entry, entry.value, isQuestion)
  }
  return gathered
}

function gatherRow(
  gathered: Gathered,
  entry: Entry,
  row: JsonObject,
  isQuestion: (column: string) => boolean,
): void {
  const columns = Object.keys(row).filter(isQuestion)
  if (columns.length === 0) return
  const told = readRowRespondent(row)
  const id = told.id ?? plainId(row) ?? entry.key
  const respondent = id ?? `#${entry.at}`
  const used = new Set([...told.used, ...columns, ...ID_NAMES])
  const flat = flatFields(Object.fromEntries(otherFields(row, used)))
  if (!gathered.respondents.has(respondent)) {
    gathered.respondents.set(respondent, { id, attributes: [...told.attributes, ...flat] })
  }
  for (const column of columns) {
    gathered.cells.push({
      respondent,
      question: { names: [column], position: null },
      values: alternatives(row[column]),
      path: `${entry.path}[${JSON.stringify(column)}]`,
    })
  }
}

/** A table as its columns' names and its rows as lists becomes rows by name. */
function tableRows(container: unknown): JsonObject[] | null {
  if (!isObject(container)) return null
  const columns = pick(container, ['columns', 'colonnes', 'header', 'headers', 'fields'])
  const rows = pick(container, ['rows', 'lignes', 'data', 'values'])
  if (!Array.isArray(columns) || !Array.isArray(rows)) return null
  const names = columns.map((column: unknown) =>
    String(isObject(column) ? pick(column, ['name', 'nom', 'label', 'texte', 'key']) : column),
  )
  if (new Set(names).size !== names.length) return null
  return rows.every((row) => Array.isArray(row) && row.length === names.length)
    ? rows.map((row: unknown[]) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
    : null
}
