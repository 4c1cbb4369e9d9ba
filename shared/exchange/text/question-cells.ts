import { cleanLine } from './clean-text.ts'
import { isToFill } from './field-lines.ts'
import { type OutlineLine, readOutlineLine } from './outline-line.ts'
import { isMark } from './table-rows.ts'

/** A box at the beginning of a line, which is an answer however it ends: "☐ Yes, which:". */
const BOXED = /^(?:[☐☑☒□■▢◻⬜🔲○◯]|\[\s?\]|\(\s{1,6}\))/u

/** Whether each line of a cell is a question, or a name to fill in. */
export function areQuestions(cell: string): boolean {
  const lines = cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    lines.length > 0 &&
    lines.every((line) => !BOXED.test(line) && (/\p{L}\s?[?:]$/u.test(line) || isToFill(line)))
  )
}

/** The questions of such a cell, each on a line. */
export function questionLines(cell: string): (OutlineLine | null)[] {
  return cell.split('\n').flatMap((line) => {
    const read = isMark(line) ? null : readOutlineLine(line)
    return read ? [null, { ...read, text: cleanLine(read.text), role: 'stem' as const }] : []
  })
}

/** A table that only sets questions side by side: each of its cells is one, or is empty. Null for any other. */
export function readQuestionCells(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const isFilled = (cell: string, at: number, row: readonly string[]) => !isMark(cell) && cell !== row[at - 1]
  const filled = rows.map((row) => row.filter(isFilled))
  if (!filled.some(({ length }) => length > 1) || !filled.flat().every(areQuestions)) return null
  return [null, ...filled.flat().flatMap(questionLines), null]
}
