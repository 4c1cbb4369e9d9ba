const MOST_LINES = 20_000

/**
 * The cells of each line of a table in a text (CSV) that is not empty, without the quotation marks of cells that hold
 * the separator; null where such a mark is left open.
 */
export function cellsOfText(text: string, delimiter: string): string[][] | null {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = (): void => {
    row.push(cell)
    if (row.length > 1 || cell.trim() !== '') rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length && rows.length < MOST_LINES; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === delimiter) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (isQuoted) return null
  endRow()
  return rows
}
