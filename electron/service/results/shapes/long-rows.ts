import { isObject, type JsonObject, showValue } from '../../json/json-value.ts'
import { DEMOGRAPHIC } from '../words/names.ts'
import { takeApart } from './answer-values.ts'
import { tellingFields } from './doubtful-blanks.ts'
import { entriesOf } from './entries.ts'
import { type Gathered, notePlainName, nothingGathered, setAside, stepPath } from './gathered.ts'
import { leftOver, readRowRespondent } from './respondents.ts'

interface Row {
  respondent: string
  fields: [string, unknown][]
  path: string
}

/** Gathers answers from rows of one answer each, with its persona, item and value. */
export function gatherLongRows(container: unknown, path: string): Gathered {
  const gathered = nothingGathered('long_rows')
  const rows: Row[] = []
  if (!Array.isArray(container)) return gathered
  for (const entry of entriesOf(container, path)) {
    const row = isObject(entry.value) ? gatherRow(gathered, entry.value, entry.path) : null
    if (row) rows.push(row)
    else setAside(gathered.unplaced, entry.path, entry.value)
  }
  describeFromRows(gathered, rows)
  return gathered
}

function gatherRow(gathered: Gathered, row: JsonObject, path: string): Row | null {
  const told = readRowRespondent(row)
  const parts = takeApart(row)
  if (told.id === null || parts.names.length === 0 || !parts.hasValue) return null
  if (!gathered.respondents.has(told.id)) {
    gathered.respondents.set(told.id, { id: told.id, attributes: told.attributes })
  }
  if (told.plainField !== null) notePlainName(gathered, told.id, told.plainField)
  const question = { names: parts.names, kinds: parts.kinds, position: null }
  gathered.cells.push({
    ...{ respondent: told.id, question, values: parts.values, labels: parts.labels, path },
    telling: tellingFields(row, told.used),
    entry: row,
  })
  return { respondent: told.id, fields: leftOver(row, new Set([...told.used, ...parts.used])), path }
}

/** A field that is the same in all rows of each respondent describes the person; any other belongs to the answer. */
function describeFromRows(gathered: Gathered, rows: readonly Row[]): void {
  const first = new Map<string, Map<string, string>>()
  const repeated = new Set<string>()
  const varying = new Set<string>()
  for (const { respondent, fields } of rows) {
    const known = first.get(respondent) ?? new Map<string, string>()
    first.set(respondent, known)
    for (const [name, value] of fields) {
      const text = showValue(value)
      const before = known.get(name)
      if (before === undefined) known.set(name, text)
      else if (before === text) repeated.add(name)
      else varying.add(name)
    }
  }
  const tellsOfPerson = (name: string): boolean =>
    !varying.has(name) && (repeated.has(name) || DEMOGRAPHIC.test(name))
  for (const [respondent, fields] of first) {
    for (const [name, value] of fields) {
      if (tellsOfPerson(name)) gathered.respondents.get(respondent)?.attributes.push({ name, value })
    }
  }
  for (const { fields, path } of rows) {
    for (const [name, value] of fields) {
      if (!tellsOfPerson(name)) setAside(gathered.unplaced, stepPath(path, name), value)
    }
  }
}
