import type { ReadingMeter } from '../reading-meter.ts'
import { cleanLine } from './clean-text.ts'
import { explainedPoints, scaleNamedIn } from './implied-answers.ts'
import { describesField } from './instruction.ts'
import { type OutlineLine, readOutlineLine } from './outline-line.ts'
import { areQuestions, questionLines } from './question-cells.ts'
import { fixedLine, isId, isLabel, isMark, isSpanned, typedRow } from './table-rows.ts'

/** The names of the columns of a table of questions. */
export const HEAD =
  /^(?:n[°o]|#|question|item|énoncé|libellé|intitulé|réponse|modalité|answer|response|option|choice|statement)/i
/** The head of a column of questions. */
const STEM_HEAD = /^(?:items?|questions?|statements?|énoncés?|libellés?|intitulés?)\b/i
/** A row that begins a part of the table. */
const PART_HEAD = /^\(?(?:[a-z][.)]|(?:section|part|partie)\s)/i

/** Items: a column of questions, with a column of answers beside it, perhaps with their numbers or section before. */
export function readItems(rows: readonly string[][], meter: ReadingMeter): (OutlineLine | null)[] | null {
  const [first = []] = rows
  const heads = rows[1] ?? []
  // A part may begin with its name over the whole width, above the names of the columns.
  if (rows.length > 2 && isAcross(first) && !isAcross(heads) && heads.some((text) => STEM_HEAD.test(text))) {
    const items = readItems(rows.slice(1), meter)
    return items && [null, fixedLine(first, first[0] ?? '', { role: 'heading' }), ...items]
  }
  const hasHead =
    rows.length > 1 &&
    first.every((text, at) => text !== '' || at === 0) &&
    first.some((text) => HEAD.test(text))
  const body = rows.slice(hasHead ? 1 : 0).filter((row) => row.some((text) => !isMark(text)))
  const columns = body.reduce((most, row) => Math.max(most, row.length), 0)
  if (columns < 2 || body.length === 0) return null
  const named = hasHead ? first.findIndex((text) => STEM_HEAD.test(cleanLine(text))) : -1
  const stemAt = named > 0 ? named : areIds(body) ? 1 : 0
  if (columns < stemAt + 2) return null
  const asked = body.filter((row) => !isPartHead(row, stemAt) && !isMark(row[stemAt] ?? ''))
  const isAsked = ([text = '']: readonly string[]) => /[?:]$/.test(text.trim())
  const areStems =
    hasHead ||
    asked.every((row) => isAsked(row.slice(stemAt))) ||
    areBoxed(body, stemAt) ||
    areListed(asked, stemAt)
  // A row without a question goes on with the one above, but a table of such rows asks nothing.
  if (!areStems || asked.length < 1 || asked.length * 2 < body.length || body[0] !== (asked[0] ?? body[0]))
    if (!(hasHead && areStems && asked.length > 0)) return null
  const head = hasHead ? [fixedLine(first, typedRow(first), { role: 'left_out', isQuiet: true })] : []
  const kinds = hasHead ? first.map((text) => kindOfColumn(cleanLine(text))) : []
  let above = ''
  return [
    null,
    ...head,
    ...body.flatMap((row, at) => {
      const text = row[0] ?? ''
      if (isSpanning(row))
        above = /[?:]$/.test(text.trim()) && isStatementRow(body[at + 1], stemAt) ? text : ''
      if (isSpanning(row) && above !== '') return [fixedLine(row, text, { role: 'left_out', isQuiet: true })]
      return itemLines(row, stemAt, kinds, meter, isStatementRow(row, stemAt) ? above : '')
    }),
  ]
}

/** Whether a row has a statement, which a question over the whole width may be about. */
function isStatementRow(row: readonly string[] | undefined, stemAt: number): boolean {
  return row !== undefined && !isSpanning(row) && !/[?:]$/.test((row[stemAt] ?? '').trim())
}

/** Whether the first cells number the rows, as far as they are not empty. */
function areIds(body: readonly string[][]): boolean {
  const single = body.filter((row) => !isSpanning(row))
  return single.some((row) => row[0] !== '') && single.every((row) => row[0] === '' || isId(row[0] ?? ''))
}

/** Whether a row has nothing but a name, in one cell or over its whole width. */
const isAcross = (row: readonly string[]) =>
  row[0] !== undefined && row[0] !== '' && row.every((text) => text === row[0])

/** Whether one text spans the whole row. */
const isSpanning = (row: readonly string[]) => row.length > 1 && row.every((text) => text === row[0])

/** Whether each question has several answers in the cell beside it, each on a line. */
function areListed(asked: readonly string[][], stemAt: number): boolean {
  const single = asked.filter((row) => !isSpanning(row))
  return single.length > 1 && single.every((row) => (row[stemAt + 1] ?? '').includes('\n'))
}

/** Whether each row has a short name, and beside it boxes or a blank. */
function areBoxed(body: readonly string[][], stemAt: number): boolean {
  const boxed = body.filter((row) =>
    row.slice(stemAt + 1).some((text) => /^\s*(?:[☐□○◯]|\[\s?\])\s*\p{L}/u.test(text)),
  )
  return (
    boxed.length > 1 &&
    body.every(
      (row) =>
        isLabel(cleanLine(row[stemAt] ?? '')) && (boxed.includes(row) || isMark(row[stemAt + 1] ?? '')),
    )
  )
}

/** A column that says how a question is answered, but holds no answers. */
const TYPE_HEAD =
  /^(?:(?:question|answer|response)? ?(?:type|format)|kind|scale|échelle|required|obligatoire)\b/i
/** A column that is about a question, and no part of it. */
const ASIDE_HEAD =
  /^(?:variable|code|notes?|remarks?|sections?|constructs?|sources?|references?|dimensions?|purpose|objectif|why|id|catégorie|category|skips?|go to|routing|filters?|filtres?|sauts?|renvois?|passages?)\b/i

const kindOfColumn = (head: string) =>
  ASIDE_HEAD.test(head) ? 'aside' : TYPE_HEAD.test(head) ? 'type' : 'answers'

/** Whether a row is the heading of a part of the table: one text over its whole width, or a letter and no answers. */
function isPartHead(row: readonly string[], stemAt: number): boolean {
  const text = row.find((each) => each !== '') ?? ''
  if (text.trim().endsWith('?')) return false
  const isAlone = row.every((each) => each === text || each === '')
  const isAcross = row.filter((each) => each === text).length === row.length
  return isAlone && (isAcross || PART_HEAD.test(text) || (stemAt > 0 && row[stemAt] === ''))
}

/** The lines of a row: its section, its question and its answers. */
function itemLines(
  row: readonly string[],
  stemAt: number,
  kinds: readonly string[],
  meter: ReadingMeter,
  above: string,
): (OutlineLine | null)[] {
  const heading = (text: string) => {
    const read = readOutlineLine(cleanLine(text))
    return { ...fixedLine(row, text, { role: 'heading' }), text: read?.text ?? cleanLine(text) }
  }
  if (isPartHead(row, stemAt)) return [heading(row.find((text) => text !== '') ?? ''), null]
  const before = row.slice(0, stemAt).filter((text) => text !== '' && !isId(cleanLine(text)))
  const answers = row.slice(stemAt + 1).flatMap((text, at) => {
    const kind = kinds[stemAt + 1 + at]
    const isOver = at > 0 && isSpanned(row, stemAt + 1 + at)
    if (kind === 'aside' || isOver || text === row[stemAt]) return []
    if (kind === 'type') return typeLines(text)
    if (kinds.length === 0 && areQuestions(text)) return questionLines(text)
    return answerLines(kinds.length > 0 ? inLines(text) : text, meter)
  })
  const { asked, remark } = withoutRemark(row[stemAt] ?? '')
  const stem = readOutlineLine(cleanLine(asked))
  if (!stem || isMark(row[stemAt] ?? '')) return answers
  const isNumbered = stem.marker === 'number' || stem.marker === 'question'
  return [
    ...before.map(heading),
    {
      ...{
        text: cleanLine(`${above} ${isNumbered ? stem.text : asked}`),
        marker: null,
        list: '',
        indent: 0,
      },
      role: 'stem' as const,
      typed: typedRow([...row.slice(0, stemAt), asked]),
    },
    ...(remark === '' ? [] : [fixedLine([remark], remark, { role: 'left_out' })]),
    ...answers,
    null,
  ]
}

/** A line in capitals below a question, for whoever asks it: "DO NOT READ OUT". */
const IN_CAPITALS = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u

/** The question of a cell, and the lines in capitals below it. */
function withoutRemark(cell: string): { asked: string; remark: string } {
  const lines = cell.split('\n')
  const from = lines.findIndex((_, at) => at > 0 && lines.slice(at).every((line) => IN_CAPITALS.test(line)))
  if (from === -1 || IN_CAPITALS.test(lines[0] ?? '')) return { asked: cell, remark: '' }
  return { asked: lines.slice(0, from).join('\n'), remark: lines.slice(from).join(' ') }
}

/** The answers of a cell that are on one line, each on its own. */
function inLines(text: string): string {
  if (text.includes('\n') || /[☐□]/u.test(text)) return text
  for (const sign of [/\s?;\s?/, /\s?\/\s?/, /,\s/]) {
    const parts = text.split(sign).map((part) => part.trim())
    if (parts.length > 1 && parts.every(isLabel)) return parts.join('\n')
  }
  return text
}

/** A cell with the kind of an answer: the points of a scale that it names, or its explained points. */
function typeLines(text: string): OutlineLine[] {
  const points = text
    .split('\n')
    .flatMap((line) => explainedPoints(line) ?? scaleNamedIn(line)?.options ?? [])
  return points.map((point) => ({ text: point, marker: 'bullet', list: '', indent: 0 }))
}

/** Each line of a cell is an answer. */
function answerLines(text: string, meter: ReadingMeter): OutlineLine[] {
  return text.split('\n').flatMap((line): OutlineLine[] => {
    meter.add('lines')
    if (describesField(line.trim())) return []
    const points = explainedPoints(line)
    if (points) return points.map((point) => ({ text: point, marker: 'bullet', list: '', indent: 0 }))
    const read = isMark(line) ? null : readOutlineLine(line)
    if (!read) return []
    return [{ ...read, marker: read.marker === 'checkbox' ? 'checkbox' : 'bullet' }]
  })
}
