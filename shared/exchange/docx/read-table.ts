import type { ReadingMeter } from '../reading-meter.ts'
import { cleanLine, cleanText } from '../text/clean-text.ts'
import { type FixedPart, type OutlineLine, readOutlineLine } from '../text/outline-line.ts'
import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'
import { runText } from './read-paragraph.ts'

/** The content of a cell in which an answer is ticked or written. */
const MARK = /^[\s\u2610-\u2612\u25a0\u25a1\u25cb\u25cf\u25ef_.…()[\]-]*$/u
const NUMBER = /^\(?(?:[A-Z]{0,2}\d{1,4}|[a-z])[.)]?$/i
const HEAD =
  /^(?:n[°o]|#|question|item|énoncé|libellé|intitulé|réponse|modalité|answer|response|option|choice)/i
/** The longest answer in a row of answers, in characters. */
const LONGEST_LABEL = 60

/** What a table is used for, with its lines. */
export type WordTable =
  /** A row for each statement, a column for each answer, perhaps with the question in the head. */
  | { kind: 'grid'; lines: OutlineLine[] }
  /** The answers to the question before the table, side by side. */
  | { kind: 'answers'; lines: (OutlineLine | null)[] }
  /** A row for each item. */
  | { kind: 'items'; lines: (OutlineLine | null)[] }
  /** Only layout: its paragraphs are read as if there were no table. */
  | { kind: 'layout' }

/** Recognises how a table of a questionnaire is used, by which cells hold words and which are blank or hold marks. */
export function readTable(table: XmlElement, meter: ReadingMeter): WordTable {
  const rows = childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').flatMap((cell) => spread(cell, meter)),
  )
  return readGrid(rows) ?? readAnswers(rows) ?? readItems(rows, meter) ?? { kind: 'layout' }
}

/** The most columns of a table in Word. */
const MOST_COLUMNS = 63

/** The text of a cell, repeated for each column that it spans. */
function spread(cell: XmlElement, meter: ReadingMeter): string[] {
  const span = Number(attributeOf(childAt(cell, 'tcPr', 'gridSpan'), 'val') ?? 1)
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.floor(span) || 1))
  meter.add('cells', columns)
  const text = cleanText(
    childrenOf(cell)
      .map((block) => blockText(block, meter))
      .join('\n'),
  )
  meter.add('characters', text.length * columns)
  return Array.from({ length: columns }, () => text)
}

function blockText(block: XmlElement, meter: ReadingMeter): string {
  // A nested table is read once for each table around it, so that its steps are counted too.
  meter.step()
  if (block.name === 'p') return runText(block)
  if (block.name === 'tcPr' || block.name === 'sdtPr') return ''
  return childrenOf(block)
    .map((each) => blockText(each, meter))
    .join('\n')
}

const isMark = (text: string) => MARK.test(text)
const isLabel = (text: string) => !isMark(text) && text.length <= LONGEST_LABEL && !text.includes('?')

/** The text of a row as one line. */
const typedRow = (row: readonly string[]) =>
  row
    .map(cleanLine)
    .filter((text, at) => text !== '' && text !== cleanLine(row[at - 1] ?? ''))
    .join(' | ')

/** A line of a table that is what it is, whatever is around it. */
function fixedLine(row: readonly string[], text: string, fixed: FixedPart): OutlineLine {
  return { text: cleanLine(text), typed: typedRow(row), marker: null, list: '', indent: 0, fixed }
}

/** The lines of a grid: above the answers its question, which each row continues, then its rows. */
function gridLines(
  above: readonly string[][],
  head: readonly string[] | null,
  options: readonly string[],
  body: readonly string[][],
): WordTable {
  let asks = false
  const lines = above
    .filter((row) => row.some((text) => text !== ''))
    .map((row) => {
      const [corner = ''] = row
      const role = corner === '' ? 'left_out' : asks ? 'stem_more' : 'stem'
      asks ||= corner !== ''
      return fixedLine(row, corner || typedRow(row), { role })
    })
  if (head) {
    const [corner = ''] = head
    const role = corner === '' ? 'option' : asks ? 'stem_more' : 'stem'
    lines.push(fixedLine(head, corner, { role, options }))
  }
  const own = head ? {} : { options }
  return {
    kind: 'grid',
    lines: [...lines, ...body.map((row) => fixedLine(row, row[0] ?? '', { role: 'row', ...own }))],
  }
}

/** A grid: answers above columns of marks, or the same numbers in every row. */
function readGrid(rows: readonly string[][]): WordTable | null {
  const first = rows.findIndex(
    ([stem = '', ...cells]) => !isMark(stem) && cells.length > 1 && cells.every(isMark),
  )
  if (first > 0) {
    const head = rows[first - 1] ?? []
    const options = head.slice(1).map(cleanLine)
    const body = rows.slice(first)
    const isWhole = body.every(
      ([stem = '', ...cells]) => stem !== '' && cells.every((cell) => cell.length <= 1),
    )
    if (!isWhole || options.length < 2 || !options.every(isLabel)) return null
    return gridLines(rows.slice(0, first - 1), head, options, body)
  }
  return readNumberGrid(rows) ?? readLetteredGrid(rows)
}

/** A grid with a head of answers above cells of at most one character. */
function readLetteredGrid(rows: readonly string[][]): WordTable | null {
  const [head = [], ...body] = rows
  const options = head.slice(1).map(cleanLine)
  const fits = body.every(([stem = '', ...cells]) => !isMark(stem) && cells.every((cell) => cell.length <= 1))
  if (body.length === 0 || options.length < 2 || !options.every(isLabel) || !fits) return null
  if (NUMBER.test(cleanLine(body[0]?.[0] ?? ''))) return null
  return gridLines([], head, options, body)
}

function readNumberGrid(rows: readonly string[][]): WordTable | null {
  const [[, ...numbers] = []] = rows
  const isSame = rows.every(
    ([stem = '', ...cells]) =>
      cells.length === numbers.length &&
      /\p{L}{2}/u.test(stem) &&
      cells.every((cell, at) => cell === numbers[at]),
  )
  if (rows.length < 2 || numbers.length < 2 || !isSame || !numbers.every(isLabel)) return null
  return gridLines([], null, numbers.map(cleanLine), rows)
}

/** One row of answers, possibly with a row of marks, or with numbers and a row of words for some of them. */
function readAnswers(rows: readonly string[][]): WordTable | null {
  const filled = rows.filter((row) => row.some((text) => !isMark(text)))
  const [first = [], second, ...more] = filled
  if (first.length < 2 || more.length > 0 || rows.length > 3) return null
  const labels = first.map((text) => cleanLine(stripBox(text)))
  if (!labels.every(isLabel)) return null
  if (!second) return answerRows(first, labels)
  const areNumbers = [first, second].find((row) => row.every((text) => /^\d{1,3}$/.test(text)))
  if (!areNumbers || second.length !== first.length) return null
  const words = areNumbers === first ? second : first
  const options = areNumbers.map((number, at) => (words[at] ? `${number} – ${cleanLine(words[at])}` : number))
  return answerRows(first, options, second)
}

/** A line that holds all answers; what is in a second row is part of them already. */
function answerRows(first: string[], options: string[], second?: string[]): WordTable {
  const lines = [fixedLine(first, '', { role: 'option', options })]
  if (second) lines.push(fixedLine(second, '', { role: 'option', options: [] }))
  return { kind: 'answers', lines: [...lines, null] }
}

/** Items: a column of questions, with a column of answers beside it. */
function readItems(rows: readonly string[][], meter: ReadingMeter): WordTable | null {
  const [first = []] = rows
  const hasHead =
    rows.length > 1 && first.every((text) => text !== '') && first.some((text) => HEAD.test(text))
  const body = rows.slice(hasHead ? 1 : 0).filter((row) => row.some((text) => !isMark(text)))
  const columns = body.reduce((most, row) => Math.max(most, row.length), 0)
  if (columns < 2 || body.length === 0) return null
  const column = (at: number) => body.map((row) => row[at] ?? '')
  const isNumbered = column(0).every((text) => NUMBER.test(text))
  const stemAt = isNumbered ? 1 : 0
  const stems = column(stemAt)
  const areStems =
    stems.every((text) => !isMark(text)) && (hasHead || stems.every((text) => /[?:]$/.test(text)))
  if (!areStems || columns < stemAt + 2) return null
  const lines = body.flatMap((row): (OutlineLine | null)[] => [
    {
      ...{ text: cleanLine(row[stemAt] ?? ''), marker: null, list: '', indent: 0, role: 'stem' as const },
      typed: typedRow(row.slice(0, stemAt + 1)),
    },
    ...row.slice(stemAt + 1).flatMap((text) => answerLines(text, meter)),
    null,
  ])
  const head = hasHead ? [fixedLine(first, typedRow(first), { role: 'left_out', isQuiet: true })] : []
  return { kind: 'items', lines: [null, ...head, ...lines] }
}

/** Each line of a cell is an answer. */
function answerLines(text: string, meter: ReadingMeter): OutlineLine[] {
  return text.split('\n').flatMap((line) => {
    meter.add('lines')
    const read = isMark(line) ? null : readOutlineLine(line)
    if (!read) return []
    return [{ ...read, marker: read.marker === 'checkbox' ? 'checkbox' : 'bullet' }]
  })
}

function stripBox(text: string): string {
  return text.replace(/[\u2610-\u2612\u25a0\u25a1\u25cb\u25cf]/gu, ' ').trim()
}
