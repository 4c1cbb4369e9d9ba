/** Rows of separated values (RFC 4180): quotes may hold separators, line ends and doubled quotes. */
export function readRows(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  for (; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === separator) endCell()
    else if (character === '\n' || character === '\r') endRow()
    else cell += character
  }
  endRow()
  return rows
}

/** The separator that stands most often in the first line, outside of quotes. */
export function guessSeparator(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = ['\t', ';', ','].map((separator) => ({ separator, count: line.split(separator).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator
}
