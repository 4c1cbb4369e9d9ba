import { cleanLine } from './clean-text.ts'
import { answersInCells } from './coded-cells.ts'
import type { OutlineLine } from './outline-line.ts'
import { fixedLine, isId, isLabel, isMark, isSpanned, typedRow } from './table-rows.ts'

/** How many rows above the answers are searched for them: a grid has its head near its beginning. */
export const MOST_HEADS = 6
/** The most columns of a grid: Word allows no more. */
const MOST_COLUMNS = 63
/** A cell in which an answer is ticked: a letter or the number of the answer. */
const TICK = /^[☐□■○◯]?\s?(?:.|\(?\d{1,3}\)?)$/su

/** The columns of a grid: which holds the statements, and which are ticked. */
interface Columns {
  stem: number
  answers: number[]
}

/**
 * The lines of a grid: a row for each statement, a column for each answer, perhaps with the question in the head; null
 * for any other table.
 */
export function readGrid(rows: readonly string[][]): OutlineLine[] | null {
  if (rows.some((row) => row.length > MOST_COLUMNS)) return null
  const numbered = readNumberGrid(rows)
  if (numbered) return numbered
  for (let head = 0; head < Math.min(MOST_HEADS, rows.length - 1); head += 1) {
    const columns = columnsUnder(rows, head)
    if (columns) return gridLines(rows, head, columns)
  }
  return null
}

/** The rows that hold statements: not empty ones, the head once more, or one text over the whole width. */
function isBody(row: readonly string[], head: string): boolean {
  return row.some((text) => !isMark(text)) && !isAcross(row) && typedRow(row) !== head
}

/** Whether one text spans all columns, as the heading of a part of a table does. */
function isAcross(row: readonly string[]): boolean {
  return row.length > 1 && row[0] !== '' && row.every((text) => text === row[0])
}

/** The columns below a row, if this row can be the head of a grid. */
export function columnsUnder(rows: readonly string[][], at: number): Columns | null {
  const head = rows[at] ?? []
  const typed = typedRow(head)
  const body = rows.slice(at + 1).filter((row) => isBody(row, typed))
  if (body.length === 0 || isAcross(head)) return null
  const width = body.reduce((most, row) => Math.max(most, row.length), head.length)
  const isNumbers = (column: number) => body.every((row) => isId(cleanLine(row[column] ?? '')))
  const ticked: number[] = []
  const written: number[] = []
  for (let column = 0; column < width; column += 1) {
    const label = head[column] ?? ''
    const cells = body.map((row) => row[column] ?? '')
    const isTicked = cells.every((text) => isMark(text) || TICK.test(text))
    // The number of a row is short too, but a column of numbers has a name that is no answer.
    const isName = isNumbers(column) && COLUMN_NAME.test(cleanLine(label))
    if (isTicked && !isName && label !== '' && isLabel(cleanLine(label))) ticked.push(column)
    else written.push(column)
  }
  const stems = written.filter((column) => body.some((row) => /\p{L}{2}/u.test(row[column] ?? '')))
  const stem = stems.find((column) => !isNumbers(column)) ?? stems[0]
  if (stem === undefined) return null
  const answers = ticked.filter((column) => column > stem)
  const between = written.filter((column) => column > stem && body.some((row) => !isMark(row[column] ?? '')))
  const before = written.filter((column) => column < stem && !isNumbers(column))
  const isFilled = between.some((column) => !isOverStem(body, column, stem))
  if (isFilled || before.some((column) => body.some((row) => !isMark(row[column] ?? '')))) return null
  // A word above a column of numbers, such as "No", is not kept; any other word would be lost.
  const isNamed = written.every((column) => {
    const text = cleanLine(head[column] ?? '')
    // The statements may reach below the first answer, where the columns of both differ.
    const isBelow = isOverStem(body, column, stem) && text === cleanLine(head[column + 1] ?? '')
    const isName = COLUMN_NAME.test(text) || text === cleanLine(head[stem] ?? '')
    return column === stem || isMark(text) || isName || isBelow
  })
  const isLost = ticked.some((column) => column < stem)
  return isNamed && !isLost && answersOf(head, answers).length > 1 ? { stem, answers } : null
}

/** Whether a column holds only what spans over from the column of the statements. */
function isOverStem(body: readonly string[][], column: number, stem: number): boolean {
  return body.every((row) => isMark(row[column] ?? '') || row[column] === row[stem])
}

/** The answers of a head; one that spans several columns counts once. */
export function answersOf(head: readonly string[], answers: readonly number[]): string[] {
  const begun = answers.filter((column) => !(answers.includes(column - 1) && isSpanned(head, column)))
  return answersInCells(begun.map((column) => head[column] ?? '')).filter((text) => text !== '')
}

function gridLines(rows: readonly string[][], at: number, { stem, answers }: Columns): OutlineLine[] {
  const head = rows[at] ?? []
  const options = answersOf(head, answers)
  let asks = false
  const typed = typedRow(head)
  const above = rows.slice(0, at).filter((row) => row.some((text) => text !== ''))
  const lines = above.map((row) => {
    const corner = row[0] ?? ''
    const role = corner === '' || isMark(corner) ? 'left_out' : asks ? 'stem_more' : 'stem'
    asks ||= role === 'stem'
    if (role === 'left_out') return fixedLine(row, typedRow(row), { role })
    // Words above several columns group the answers: they are no part of the question.
    const dropped = typedRow(row.filter((text) => text !== corner))
    return fixedLine(row, corner, { role, ...(isMark(dropped) ? {} : { dropped }) })
  })
  const corner = cornerOf(head[stem] ?? '', head[answers[0] ?? 0] ?? '')
  lines.push(
    fixedLine(head, corner, { role: corner === '' ? 'option' : asks ? 'stem_more' : 'stem', options }),
  )
  for (const row of rows.slice(at + 1)) {
    if (row.every(isMark)) continue
    if (typedRow(row) === typed) lines.push(fixedLine(row, '', { role: 'option', options: [] }))
    else if (isAcross(row)) lines.push(fixedLine(row, row[0] ?? '', { role: 'heading' }))
    else if (isMark(row[stem] ?? '')) lines.push(fixedLine(row, typedRow(row), { role: 'left_out' }))
    else lines.push(fixedLine(row, row[stem] ?? '', { role: 'row' }))
  }
  return lines
}

/** Words above a column of statements that name it and ask nothing. */
const COLUMN_NAME =
  /^(?:items?|n[°o]\.?|#|statements?|questions?|question items?|énoncés?|libellés?|affirmations?|propositions?|practices|attributes?|criteria|critères?|no|nr|code|item code|id|s\/n|s[lr]?\.? ?no\.?)\s*:?$/i

/** The text above the statements as the question of the grid; "" where it only names the column. */
function cornerOf(text: string, answer: string): string {
  const corner = cleanLine(text)
  return isMark(corner) || COLUMN_NAME.test(corner) || corner === cleanLine(answer) ? '' : corner
}

/** A grid without a head: the same numbers or words in every row. */
function readNumberGrid(all: readonly string[][]): OutlineLine[] | null {
  const rows = all.filter((row) => !isAcross(row))
  const [first = []] = rows
  const stem = first.findIndex((text) => /\p{L}{2}/u.test(text) && !isId(cleanLine(text)))
  if (stem < 0 || stem > 1) return null
  const answers = first.slice(stem + 1)
  const isSame = rows.every(
    (row) =>
      row.length === first.length &&
      /\p{L}{2}/u.test(row[stem] ?? '') &&
      row.slice(0, stem).every((text) => isId(cleanLine(text))) &&
      answers.every((cell, at) => cell === row[stem + 1 + at]),
  )
  if (rows.length < 2 || answers.length < 2 || !isSame || !answers.every(isLabel)) return null
  const options = answers.map(cleanLine)
  // A text over the whole width is the question of the rows, or the heading of some of them.
  return all.map((row, at) => {
    const isQuestion = at === 0 && /[?:]/.test(row[0] ?? '')
    if (isAcross(row)) return fixedLine(row, row[0] ?? '', { role: isQuestion ? 'stem' : 'heading' })
    return fixedLine(row, row[stem] ?? '', { role: 'row', options })
  })
}
