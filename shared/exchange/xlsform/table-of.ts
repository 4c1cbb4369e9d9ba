import { columnsOf, type TableColumns } from '../tables/table-columns.ts'
import { isForm } from './form-rows.ts'
import type { Workbook } from './read-workbook.ts'

/** The only sheet of a workbook that is no XLSForm, if its header names questions. */
export function tableOf({ sheets }: Workbook): { rows: string[][]; columns: TableColumns } | null {
  const [sheet] = sheets.values()
  if (!sheet || isForm(sheets)) return null
  const rows = sheet.filter((row) => row.some(Boolean)).map((row) => Array.from(row, (cell) => cell ?? ''))
  const columns = columnsOf(rows)
  return columns.header === -1 ? null : { rows, columns }
}
