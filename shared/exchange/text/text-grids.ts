import type { ReadingMeter } from '../reading-meter.ts'
import { addTable } from './add-table.ts'
import { type CodedRest, codedRest } from './coded-rest.ts'
import { offsetOf, type Segment, segmentsOf, underColumns } from './columns.ts'
import { isFieldNote } from './instruction.ts'
import type { FixedPart, OutlineLine } from './outline-line.ts'
import { fixedLine } from './table-rows.ts'

type Lines = readonly (OutlineLine | null)[]

/** The longest row that is searched for its boxes, in characters. */
const LONGEST = 400
/** The fewest rows of a grid, and the most lines of its head. */
const ENOUGH = 2
const HEADS = 3
/** How far an answer of the head may begin before its column, in characters. */
const MARGIN = 14
const BOX = '(?:[☐□■▢◻⬜🔲○◯⚪]|\\[[\\s_]{0,3}\\]|\\([\\s_]{1,6}\\)|_{2,8}|o(?=\\s|$))'
/** A statement with its boxes in columns behind it. */
const BOXED = new RegExp(`^(.*?\\p{L}.*?)[.…_]*((?:\\s+${BOX}){2,11})$`, 'u')
/** The same with the numbers of the answers instead of boxes. */
const NUMBERED = /^(.*?\p{L}.*?)((?:\s{2,}|\t|(?:\.{3,}|…+|_{3,})\s*)\d{1,2}(?:\s+\d{1,2}){2,10})$/u

/** The same where only a colon is between: "The bus: 1 2 3 4 5". */
const NUMBERED_BEHIND = /^(\P{N}*\p{L}\P{N}*):\s+([01](?:\s+\d{1,2}){2,10})$/u

/** A row of a grid that is written with spaces. */
interface Row {
  line: OutlineLine
  statement: string
  /** The places of its boxes, in characters from the margin. */
  columns: number[]
  /** The boxes, or the numbers of the answers. */
  signs: string[]
}

/** The head of a grid: its lines, and the answers that they name. */
interface Head {
  lines: OutlineLine[]
  options: string[]
}

/**
 * Recognises grids whose columns are set with spaces or tabs: statements with a row of boxes behind each, below one or
 * several lines with the answers. Notes to whoever asks the questions may stand among these, and coded answers behind the
 * rows belong to all of them.
 */
export function withTextGrids(lines: Lines, meter: ReadingMeter): (OutlineLine | null)[] {
  const rows = lines.map((line) => (line ? rowOf(line, meter) : null))
  if (rows.filter((row) => row !== null).length < ENOUGH) return [...lines]
  const result: (OutlineLine | null)[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const to = endOfRun(rows, lines, at)
    const run = rows.slice(at, to).filter((row) => row !== null)
    const among = lines.slice(at, to).filter((line, place) => line && !rows[at + place])
    const head = run[0] ? headAbove(result, run[0]) : null
    if (head) {
      const notes = takeNotes(result.splice(result.length - head.taken))
      notes.unshift(...takeNotes(result))
      const rest = among.flatMap((line) => (line && codedRest(line)) ?? [])
      addTable({ kind: 'grid', lines: gridLines(head, run, rest) }, result)
      result.push(null, ...notes, ...among.filter((line) => line && isFieldNote(line)))
    } else for (const line of lines.slice(at, Math.max(to, at + 1))) result.push(line)
    at = Math.max(to, at + 1) - 1
  }
  return result
}

/** Takes away the notes at the end of some lines, where they would be taken for the question of a grid. */
function takeNotes(lines: (OutlineLine | null)[]): OutlineLine[] {
  const end = lines.splice(lines.findLastIndex((line) => line && !isFieldNote(line)) + 1)
  lines.push(...end.filter((line) => line === null))
  return end.filter((line) => line !== null)
}

function gridLines({ lines, options }: Head, run: readonly Row[], rest: readonly CodedRest[]): OutlineLine[] {
  const answers = rest.filter(({ isRow }) => !isRow)
  const all = [...options, ...answers.map(({ text }) => text)]
  const heads = [...lines, ...answers.map(({ line }) => line)].map((line, index) =>
    asFixed(line, '', { role: 'option', options: index === 0 ? all : [] }),
  )
  // Without a head each row has its own numbers.
  const own = heads.length === 0 ? { options } : {}
  const rows = [
    ...run.map(({ line, statement }) => ({ line, text: statement })),
    ...rest.filter(({ isRow }) => isRow),
  ].sort((one, other) => (one.line.at ?? 0) - (other.line.at ?? 0))
  return [...heads, ...rows.map(({ line, text }) => asFixed(line, text, { role: 'row', ...own }))]
}

/** A line of the text as a line of a grid. */
function asFixed(line: OutlineLine, text: string, fixed: FixedPart): OutlineLine {
  return { ...fixedLine([], text, fixed), typed: line.typed ?? line.text, at: line.at }
}

function rowOf(line: OutlineLine, meter: ReadingMeter): Row | null {
  const { fixed, role, isExact, marker, text } = line
  if (fixed || role || isExact || marker === 'checkbox' || text.length > LONGEST) return null
  // The search within a line takes quadratic time, so that it counts as a step for each character.
  for (let step = 0; step < text.length; step += 1) meter.step()
  const isListed = marker === null || marker === 'bullet' || marker === 'letter'
  const [, statement = '', boxes = ''] =
    (isListed && countedBehind(text)) || BOXED.exec(text) || NUMBERED.exec(text) || []
  if (statement === '' || /[?:]\s*$/.test(statement)) return null
  const from = offsetOf(line) + statement.length
  const places = [...boxes.matchAll(/[[(][\s_]*[\])]|\d+|[^\s.…]+/g)]
  return {
    line,
    statement: statement.replace(/[\s.…_]+$/u, (end) => (/[.…_]{3}|…/.test(end) ? '' : end)).trim(),
    columns: places.map(({ 0: box, index }) => from + index + box.length / 2),
    signs: places.map(([box]) => box),
  }
}

/** A statement with numbers behind its colon, where these count on. */
function countedBehind(text: string): RegExpExecArray | null {
  const found = NUMBERED_BEHIND.exec(text)
  const numbers = (found?.[2] ?? '').split(/\s+/).map(Number)
  return numbers.every((number, at) => number === (numbers[0] ?? 0) + at) ? found : null
}

/** The place after the last row of a grid that begins at a line; the line's own place where it begins none. */
function endOfRun(rows: readonly (Row | null)[], lines: Lines, from: number): number {
  const count = rows[from]?.columns.length ?? 0
  let to = from
  let found = 0
  for (let at = from; at < rows.length && count > 0; at += 1) {
    const line = lines[at]
    if (!line || (isFieldNote(line) && !rows[at])) continue
    if (found >= ENOUGH && codedRest(line)) {
      to = at + 1
      continue
    }
    if (rows[at]?.columns.length !== count) break
    found += 1
    to = at + 1
  }
  return found >= ENOUGH ? to : from
}

/** The answers above a grid, in as many columns as it has, or its own numbers; null where it has neither. */
function headAbove(above: Lines, row: Row): (Head & { taken: number }) | null {
  const found: OutlineLine[] = []
  let at = above.length
  const isBetween = (line: OutlineLine | null | undefined) => line === null || (line && isFieldNote(line))
  while (at > 0 && isBetween(above[at - 1])) at -= 1
  const end = at
  while (at > 0 && found.length < HEADS) {
    const line = above[at - 1]
    if (!line || line.fixed || line.role || isFieldNote(line) || !isHead(line, row)) break
    found.unshift(line)
    at -= 1
  }
  const { columns, signs } = row
  const [only] = found
  const single = only && found.length === 1 ? answersOf(only, row) : []
  const options =
    single.length === columns.length ? single.map(({ text }) => text) : underColumns(found, columns)
  if (options) return { lines: found, options, taken: above.length - at }
  if (!signs.every((sign) => /^\d+$/.test(sign))) return null
  const labels = labelsAbove(above, end, signs.length)
  if (labels)
    return {
      lines: labels,
      options: labels.map(({ text }) => text),
      taken: above.length - end + labels.length,
    }
  return { lines: [], options: signs, taken: above.length - end }
}

/** The longest name of a point, in characters. */
const LONGEST_LABEL = 40

/** The names of the numbers, one below the other right above the rows and below their question; null where none are. */
function labelsAbove(above: Lines, end: number, count: number): OutlineLine[] | null {
  const labels = above.slice(Math.max(0, end - count), end)
  const question = above[end - count - 1]
  const areLabels = labels.every(
    (line) =>
      line &&
      !line.fixed &&
      !line.role &&
      !line.isAnswer &&
      line.text.length <= LONGEST_LABEL &&
      !/[?:.]$/.test(line.text) &&
      line.marker === labels[0]?.marker,
  )
  const isAsked = question && (question.marker !== labels[0]?.marker || question.text.length > LONGEST_LABEL)
  return labels.length === count && areLabels && isAsked ? labels.filter((line) => line !== null) : null
}

/** The parts of a line that stand above the columns, and not above the statements. */
function answersOf(line: OutlineLine, { columns }: Row): Segment[] {
  const parts = segmentsOf(line)
  // Columns set with tabs have no place that could be measured.
  if (line.text.includes('\t')) return parts.slice(Math.max(0, parts.length - columns.length))
  return parts.filter(({ middle }) => middle > (columns[0] ?? 0) - MARGIN)
}

/** Whether a line names answers: all its parts stand above columns, or as many as there are columns. */
function isHead(line: OutlineLine, row: Row): boolean {
  const own = answersOf(line, row).length
  const isAll = own === segmentsOf(line).length && !line.text.includes('\t')
  return own > 0 && line.marker === null && !line.text.includes('=') && (isAll || own === row.columns.length)
}
