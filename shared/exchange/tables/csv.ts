import papaparse from 'papaparse'
import type { CsvForm } from '../../models/csv-form.ts'
import { safeCell } from './formula-text.ts'

/** The content of a cell; null leaves it empty. */
export type Cell = string | number | null

/**
 * Rows as CSV: separators by `form`, CRLF, UTF-8 with a byte order mark, so that spreadsheets read accents. Text that a
 * spreadsheet would run as a formula gets a quote in front; numbers stay numbers.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  form: CsvForm = 'comma',
): string {
  const amongSemicolons = form === 'semicolon'
  const toText = (text: string) => safeCell(text, amongSemicolons)
  const toNumber = (value: number) => (amongSemicolons ? String(value).replace('.', ',') : value)
  const toField = (cell: Cell) => {
    if (typeof cell === 'string') return toText(cell)
    return cell === null ? '' : toNumber(cell)
  }
  const text = papaparse.unparse(
    { fields: header.map(toText), data: rows.map((row) => row.map(toField)) },
    { newline: '\r\n', delimiter: amongSemicolons ? ';' : ',' },
  )
  return `\uFEFF${text}\r\n`
}
