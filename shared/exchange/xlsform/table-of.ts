import { columnsOf, type TableColumns } from '../tables/table-columns.ts'
import { isForm } from './form-rows.ts'
import type { Workbook } from './read-workbook.ts'

/** The sheets of a workbook that is no XLSForm. */
export interface WorkbookTables {
  /** Those whose header names questions, in order. */
  tables: { rows: string[][]; columns: TableColumns }[]
  /** The names of the others, empty ones aside. */
  unread: string[]
}

/** The tables of questions in a workbook; null where it is an XLSForm, or no sheet is such a table. */
export function tablesOf({ sheets, names }: Workbook): WorkbookTables | null {
  if (isForm(sheets)) return null
  const found: WorkbookTables = { tables: [], unread: [] }
  for (const [at, sheet] of [...sheets.values()].entries()) {
    const rows = sheet.filter((row) => row.some(Boolean)).map((row) => Array.from(row, (cell) => cell ?? ''))
    const columns = columnsOf(rows)
    if (columns.header !== -1) found.tables.push({ rows, columns })
    else if (rows.length > 0) found.unread.push(names[at] ?? '')
  }
  return found.tables.length > 0 ? found : null
}
