import { asks } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'

type Lines = readonly (OutlineLine | null)[]

/** The fewest answers of such a list, and the most. */
const FEWEST = 2
const MOST = 12
/** The longest answer, in characters. */
const LONGEST = 80

/**
 * Recognises a list of answers above a table that only has statements: it answers each of these, as it would in the
 * head of the table.
 */
export function withAnswersAboveRows(lines: Lines): (OutlineLine | null)[] {
  const result = [...lines]
  lines.forEach((line, at) => {
    if (!isBareRow(line) || isBareRow(above(lines, at))) return
    let to = at
    while (to > 0 && (lines[to - 1] === null || isHead(lines[to - 1]))) to -= 1
    const last = lines[to - 1]
    let from = to
    while (from > 0 && isLike(lines[from - 1], last)) from -= 1
    if (to - from < FEWEST || to - from > MOST || from === 0) return
    for (let place = from; place < to; place += 1) {
      const each = lines[place]
      if (each) result[place] = { ...each, fixed: { role: 'option' } }
    }
  })
  return result
}

/** A statement of a table that names no answers. */
const isBareRow = (line: OutlineLine | null | undefined) => line?.fixed?.role === 'row' && !line.fixed.options

/** The names of the columns of a table. */
const isHead = (line: OutlineLine | null | undefined) =>
  line?.fixed?.role === 'left_out' && line.fixed.isQuiet === true

/** The nearest line above that is no head of a table. */
function above(lines: Lines, from: number): OutlineLine | null | undefined {
  let at = from - 1
  while (at >= 0 && (lines[at] === null || isHead(lines[at]))) at -= 1
  return lines[at]
}

/** Whether a line is an answer in the same list as another one. */
const isLike = (line: OutlineLine | null | undefined, last: OutlineLine | null | undefined) =>
  Boolean(
    line &&
      last &&
      !line.fixed &&
      !line.role &&
      line.marker !== null &&
      line.marker !== 'question' &&
      line.marker === last.marker &&
      line.list === last.list &&
      line.text.length <= LONGEST &&
      !asks(line.text),
  )
