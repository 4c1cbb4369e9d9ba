import type { ReadingMeter } from '../reading-meter.ts'
import { cleanLine } from './clean-text.ts'
import { readGrid } from './grid-table.ts'
import { explainedPoints, scaleNamedIn } from './implied-answers.ts'
import { describesField } from './instruction.ts'
import { type OutlineLine, readOutlineLine } from './outline-line.ts'
import { fixedLine, isId, isLabel, isMark, typedRow } from './table-rows.ts'

const HEAD =
  /^(?:n[°o]|#|question|item|énoncé|libellé|intitulé|réponse|modalité|answer|response|option|choice|statement)/i
/** The fewest letters of a statement beside a code, so that short labels are no statements. */
const SHORTEST_STATEMENT = 12

/** What a table is used for, with its lines. */
export type TableUse =
  /** A row for each statement, a column for each answer, perhaps with the question in the head. */
  | { kind: 'grid'; lines: OutlineLine[] }
  /** The answers to the question before the table. */
  | { kind: 'answers'; lines: (OutlineLine | null)[] }
  /** A row for each item. */
  | { kind: 'items'; lines: (OutlineLine | null)[] }
  /** Only layout: its cells are read as if there were no table. */
  | { kind: 'layout' }

/** Recognises how a table of a questionnaire is used, by which cells hold words and which are blank or hold marks. */
export function readTableRows(rows: readonly string[][], meter: ReadingMeter): TableUse {
  const answers = readAnswers(rows) ?? readLabels(rows) ?? readTicks(rows)
  if (answers) return { kind: 'answers', lines: answers }
  const grid = readGrid(rows)
  if (grid) return { kind: 'grid', lines: grid }
  const items = readItems(rows, meter) ?? readStatements(rows) ?? readAmounts(rows)
  return items ? { kind: 'items', lines: items } : { kind: 'layout' }
}

/** One row of answers, possibly with a row of marks, or with numbers and a row of words for some of them. */
function readAnswers(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const filled = rows.filter((row) => row.some((text) => !isMark(text)))
  const [first = [], second, ...more] = filled
  if (first.length < 2 || more.length > 0 || rows.length > 3) return null
  const cells = first.filter((text, at) => text !== first[at - 1])
  const labels = cells.map((text) => cleanLine(stripBox(text)))
  if (labels.length < 2 || !labels.every(isLabel)) return null
  if (!second) return answerRows(first, labels)
  const areNumbers = [first, second].find((row) => row.every((text) => /^\d{1,3}$/.test(text)))
  if (!areNumbers || second.length !== first.length) return null
  const words = areNumbers === first ? second : first
  const options = areNumbers.map((number, at) => (words[at] ? `${number} – ${cleanLine(words[at])}` : number))
  return answerRows(first, options, second)
}

/** A line that holds all answers; what is in a second row is part of them already. */
function answerRows(first: string[], options: string[], second?: string[]): (OutlineLine | null)[] {
  const lines = [fixedLine(first, '', { role: 'option', options })]
  if (second) lines.push(fixedLine(second, '', { role: 'option', options: [] }))
  return [...lines, null]
}

/** Answers below each other, each with its printed code or its box in a column beside it. */
function readLabels(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const filled = rows.filter((row) => row.some((text) => text !== ''))
  if (filled.length < 2 || filled.some((row) => row.length !== 2)) return null
  const isCode = (text: string) => /^[☐□■○◯]?\s?\(?\d{1,3}\)?$/u.test(text)
  const isBox = (text: string) => text !== '' && isMark(text)
  for (const test of [isCode, isBox])
    for (const [code, label] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const fits = filled.every((row) => test(row[code] ?? '') && isLabel(cleanLine(row[label] ?? '')))
      if (!fits) continue
      const lines = filled.map((row) => {
        const text = cleanLine(row[label] ?? '')
        return fixedLine(row, text, { role: 'option' })
      })
      return [...lines, null]
    }
  return null
}

/** The head of a column to tick in beside the answers. */
const TICK_HEAD = /\b(?:tick|check|mark|cross|cochez|cocher)\b|[✓√]|^(?:x|réponse|choix)$/i

/** Answers below each other, with a column to tick in beside them, and perhaps their numbers. */
function readTicks(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const [first = [], ...more] = rows
  const body = more.filter((row) => row.some((text) => !isMark(text)))
  const tick = first.length - 1
  const label = first.length === 3 ? 1 : 0
  if (tick < 1 || tick > 2 || body.length < 2 || !TICK_HEAD.test(cleanLine(first[tick] ?? ''))) return null
  const fits = body.every((row) => {
    const isNumbered = label === 0 || isId(cleanLine(row[0] ?? ''))
    return row.length === first.length && isMark(row[tick] ?? '') && isNumbered && !isMark(row[label] ?? '')
  })
  if (!fits) return null
  return [
    fixedLine(first, '', { role: 'option', options: [], dropped: typedRow(first) }),
    ...body.map((row) => fixedLine(row, cleanLine(row[label] ?? ''), { role: 'option' })),
    null,
  ]
}

/** The head of a column of questions. */
const STEM_HEAD = /^(?:items?|questions?|statements?|énoncés?|libellés?|intitulés?)\b/i
/** A row that begins a part of the table. */
const PART_HEAD = /^\(?(?:[a-z][.)]|(?:section|part|partie)\s)/i

/** Items: a column of questions, with a column of answers beside it, perhaps with their numbers or section before. */
function readItems(rows: readonly string[][], meter: ReadingMeter): (OutlineLine | null)[] | null {
  const [first = []] = rows
  const hasHead =
    rows.length > 1 &&
    first.every((text, at) => text !== '' || at === 0) &&
    first.some((text) => HEAD.test(text))
  const body = rows.slice(hasHead ? 1 : 0).filter((row) => row.some((text) => !isMark(text)))
  const columns = body.reduce((most, row) => Math.max(most, row.length), 0)
  if (columns < 2 || body.length === 0) return null
  const named = hasHead ? first.findIndex((text) => STEM_HEAD.test(cleanLine(text))) : -1
  const stemAt = named > 0 ? named : body.every((row) => isId(row[0] ?? '')) ? 1 : 0
  if (columns < stemAt + 2) return null
  const asked = body.filter((row) => !isPartHead(row, stemAt) && !isMark(row[stemAt] ?? ''))
  const isAsked = ([text = '']: readonly string[]) => /[?:]$/.test(text.trim())
  const areStems = hasHead || asked.every((row) => isAsked(row.slice(stemAt))) || areBoxed(body, stemAt)
  // A row without a question goes on with the one above, but a table of such rows asks nothing.
  if (!areStems || asked.length < 1 || asked.length * 2 < body.length || body[0] !== (asked[0] ?? body[0]))
    if (!(hasHead && areStems && asked.length > 0)) return null
  const head = hasHead ? [fixedLine(first, typedRow(first), { role: 'left_out', isQuiet: true })] : []
  const kinds = hasHead ? first.map((text) => kindOfColumn(cleanLine(text))) : []
  return [null, ...head, ...body.flatMap((row) => itemLines(row, stemAt, kinds, meter))]
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
  /^(?:variable|code|notes?|remarks?|sections?|constructs?|sources?|references?|dimensions?|purpose|objectif|why|id|catégorie|category)\b/i

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
): (OutlineLine | null)[] {
  const heading = (text: string) => {
    const read = readOutlineLine(cleanLine(text))
    return { ...fixedLine(row, text, { role: 'heading' }), text: read?.text ?? cleanLine(text) }
  }
  if (isPartHead(row, stemAt)) return [heading(row.find((text) => text !== '') ?? ''), null]
  const before = row.slice(0, stemAt).filter((text) => text !== '' && !isId(cleanLine(text)))
  const answers = row.slice(stemAt + 1).flatMap((text, at, all) => {
    const kind = kinds[stemAt + 1 + at]
    if (kind === 'aside' || text === all[at - 1] || text === row[stemAt]) return []
    if (kind === 'type') return typeLines(text)
    return answerLines(kinds.length > 0 ? inLines(text) : text, meter)
  })
  const stem = readOutlineLine(cleanLine(row[stemAt] ?? ''))
  if (!stem || isMark(row[stemAt] ?? '')) return answers
  const isNumbered = stem.marker === 'number' || stem.marker === 'question'
  return [
    ...before.map(heading),
    {
      ...{ text: isNumbered ? stem.text : cleanLine(row[stemAt] ?? ''), marker: null, list: '', indent: 0 },
      role: 'stem' as const,
      typed: typedRow(row.slice(0, stemAt + 1)),
    },
    ...answers,
    null,
  ]
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

/** Statements beside their codes: items that share the answers given above the table, or open ones. */
function readStatements(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const filled = rows.filter((row) => row.some((text) => !isMark(text)))
  const [first = []] = filled
  const isHead = filled.length > 2 && HEAD.test(cleanLine(first[1] ?? '')) && !isId(cleanLine(first[0] ?? ''))
  const body = filled.slice(isHead ? 1 : 0)
  const isStatement = (text: string) => !isMark(text) && text.length >= SHORTEST_STATEMENT
  const areAll = body.every(
    (row) =>
      row.length === 2 &&
      (row[0] === '' || isId(row[0] ?? '') || isCode(row[0] ?? '')) &&
      isStatement(row[1] ?? ''),
  )
  if (!areAll || body.length < 2) return null
  const head = isHead ? [fixedLine(first, typedRow(first), { role: 'left_out', isQuiet: true })] : []
  return [...head, ...body.map((row) => fixedLine(row, row[1] ?? '', { role: 'row' })), null]
}

/** The head of a column in which a number is written. */
const AMOUNT_HEAD =
  /\b(?:numbers?|quantity|amount|hours|minutes|nombre|quantité|montant|heures|combien|how many)\b|%/i

/** Things to count: rows of which each is answered with a number. */
function readAmounts(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const [first = [], ...body] = rows
  const fits = body.every((row) => row.length === 2 && !isMark(row[0] ?? '') && isMark(row[1] ?? ''))
  if (first.length !== 2 || body.length < 2 || !fits || !AMOUNT_HEAD.test(first[1] ?? '')) return null
  return [
    fixedLine(first, typedRow(first), { role: 'left_out', isQuiet: true }),
    ...body.map((row) => fixedLine(row, row[0] ?? '', { role: 'row' })),
    null,
  ]
}

/** Whether a cell holds the short name of a scale. */
const isCode = (text: string) => /^[A-Z]{1,5}$/.test(text)

function stripBox(text: string): string {
  return text.replace(/[\u2610-\u2612\u25a0\u25a1\u25cb\u25cf]/gu, ' ').trim()
}
