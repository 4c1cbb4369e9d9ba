import { cleanLine } from './clean-text.ts'
import { answersOf, columnsUnder, MOST_HEADS } from './grid-table.ts'
import type { OutlineLine } from './outline-line.ts'
import { fixedLine, isMark, typedRow } from './table-rows.ts'

/** The fewest groups of statements. */
const FEWEST = 2
/** From this share of rows on that have a name, the names are no groups of rows. */
const MOST_NAMED = 0.7
/** The longest name of a group, in characters. */
const LONGEST_NAME = 60

/**
 * The lines of a grid with a column before its statements that names groups of them, as merged cells do: each name is
 * the heading of its statements. Null for any other table.
 */
export function readGroupedGrid(rows: readonly string[][]): OutlineLine[] | null {
  const bare = rows.map((row) => row.slice(1))
  for (let head = 0; head < Math.min(MOST_HEADS, rows.length - 1); head += 1) {
    if (!areGroups(rows.slice(head + 1))) continue
    const columns = columnsUnder(bare, head)
    if (columns) return linesOf(rows, bare, { head, ...columns })
  }
  return null
}

/** Whether the first column of these rows names groups: its first cell has a name, and most others are empty. */
function areGroups(body: readonly string[][]): boolean {
  const names = body.map((row) => cleanLine(row[0] ?? ''))
  const given = names.filter((name) => !isMark(name))
  return (
    given.length >= FEWEST &&
    given.length <= body.length * MOST_NAMED &&
    !isMark(names[0] ?? '') &&
    given.every((name) => /\p{L}{2}/u.test(name) && name.length <= LONGEST_NAME && !/[?？]/.test(name))
  )
}

function linesOf(
  rows: readonly string[][],
  bare: readonly string[][],
  { head, stem, answers }: { head: number; stem: number; answers: number[] },
): OutlineLine[] {
  const top = rows[head] ?? []
  const dropped = typedRow(top.slice(0, stem + 2))
  const options = answersOf(
    top,
    answers.map((column) => column + 1),
  )
  const above = rows.slice(0, head).filter((row) => !row.every(isMark))
  const lines = above.map((row) => fixedLine(row, typedRow(row), { role: 'left_out' }))
  lines.push(fixedLine(top, '', { role: 'option', options, ...(isMark(dropped) ? {} : { dropped }) }))
  rows.slice(head + 1).forEach((row, at) => {
    const name = row[0] ?? ''
    const own = bare[head + 1 + at] ?? []
    if (!isMark(name)) lines.push(fixedLine([name], name, { role: 'heading' }))
    if (!isMark(own[stem] ?? '')) lines.push(fixedLine(own, own[stem] ?? '', { role: 'row' }))
  })
  return lines
}
