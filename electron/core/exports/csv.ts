import papaparse from 'papaparse'

/**
 * Rows as CSV: comma, CRLF, UTF-8 with its mark so that spreadsheets read accents. A cell that a spreadsheet would run
 * as a formula gets a quote in front.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const text = papaparse.unparse(
    { fields: [...header], data: rows.map((row) => row.map((cell) => cell ?? '')) },
    {
      escapeFormulae: true,
      newline: '\r\n',
    },
  )
  return `\uFEFF${text}\r\n`
}
