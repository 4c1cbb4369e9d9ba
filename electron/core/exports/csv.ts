import papaparse from 'papaparse'
import { safeCell } from '../../../shared/exchange/tables/formula-text.ts'

type Cell = string | number | null

/**
 * Rows as CSV: comma, CRLF, UTF-8 with its mark so that spreadsheets read accents. Text that a spreadsheet would run as a
 * formula gets a quote in front; numbers stay numbers.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const toField = (cell: Cell) => (typeof cell === 'string' ? safeCell(cell) : (cell ?? ''))
  const text = papaparse.unparse(
    { fields: header.map(safeCell), data: rows.map((row) => row.map(toField)) },
    { newline: '\r\n' },
  )
  return `\uFEFF${text}\r\n`
}
