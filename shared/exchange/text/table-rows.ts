import { cleanLine } from './clean-text.ts'
import type { FixedPart, OutlineLine } from './outline-line.ts'
import { isBlank } from './trailing-blank.ts'

/** The content of a cell in which an answer is ticked or written. */
const MARK =
  /^[\s\u2610-\u2612\u25a0-\u25a2\u25ab\u25cb\u25cf\u25ef\u25fb\u25fd\u2b1c\u274f\u2751_.…()[\]xX✓-]*$/u
/** A number or code that names a row. */
const ID = /^\(?(?:[A-Z]{0,4}[-.]?\d{1,4}(?:[.-]\d{1,3})?[a-z]?|[a-z]|[ivxl]{1,6})[.)]?$/i
/** The longest answer in the head of a grid, in characters. */
const LONGEST_LABEL = 80

/** What is between the cells of a row that is shown as one line. */
export const CELLS = ' | '

/** Whether a cell is empty or holds only what is ticked. */
export const isMark = (text: string) => MARK.test(text) || isBlank(text)
/** Whether a cell holds only the number of its row. */
export const isId = (text: string) => ID.test(text)
/** Whether a cell can hold an answer. */
export const isLabel = (text: string) => !isMark(text) && text.length <= LONGEST_LABEL && !text.includes('?')

/** The columns in which cells of a row begin: to all others the cell before them spans. */
const BEGINNINGS = new WeakMap<readonly string[], ReadonlySet<number>>()

/** A row of which is known in which columns its cells begin. */
export function rowOfCells(row: string[], beginnings: Iterable<number>): string[] {
  BEGINNINGS.set(row, new Set(beginnings))
  return row
}

/** Whether a column of a row only has what spans to it from the column before. */
export function isSpanned(row: readonly string[], at: number): boolean {
  const text = cleanLine(row[at] ?? '')
  const begins = !isMark(text) && (BEGINNINGS.get(row)?.has(at) ?? false)
  return text === cleanLine(row[at - 1] ?? '') && !begins
}

/** The text of a row as one line; a cell that spans several columns counts once. */
export function typedRow(row: readonly string[]): string {
  return row
    .map(cleanLine)
    .filter((text, at) => text !== '' && !isSpanned(row, at))
    .join(CELLS)
}

/** A line of a table that is what it is, whatever is around it. */
export function fixedLine(row: readonly string[], text: string, fixed: FixedPart): OutlineLine {
  return { text: cleanLine(text), typed: typedRow(row), marker: null, list: '', indent: 0, fixed }
}
