import { ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'

/**
 * Rows of separated values (RFC 4180): quoted cells may contain separators, line ends and doubled quotes. Throws
 * `too_many_cells` or `cell_too_long`, the latter for example where a quote is never closed.
 */
export function readRows(text: string, separator: string, meter: ReadingMeter): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const grow = (piece: string) => {
    cell += piece
    if (cell.length > IMPORT_LIMITS.cellCharacters) throw new ImportRefusal('cell_too_long')
  }
  const endCell = () => {
    meter.add('cells')
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  while (at < text.length) {
    // Plain text is appended in one piece: character by character would take many times the memory.
    const end = endOfPlain(text, at, quoted, separator)
    if (end > at) {
      grow(text.slice(at, end))
      at = end
      continue
    }
    const character = text[at] ?? ''
    at += 1
    if (quoted) {
      if (text[at] === '"') {
        grow('"')
        at += 1
      } else quoted = false
    } else if (character === '"') {
      if (cell === '') quoted = true
      else grow(character)
    } else if (character === separator) endCell()
    else endRow()
  }
  endRow()
  return rows
}

/** Where plain text ends: at a quote and, outside of quotes, at a separator or a line end. */
function endOfPlain(text: string, from: number, quoted: boolean, separator: string): number {
  const split = separator.charCodeAt(0)
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22 || (!quoted && (code === split || code === 0x0a || code === 0x0d))) return at
  }
  return text.length
}
