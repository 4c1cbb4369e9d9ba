import type { ReadingMeter } from '../reading-meter.ts'
import { cleanLine } from './clean-text.ts'
import { answersInCells } from './coded-cells.ts'
import { readGrid } from './grid-table.ts'
import { readGroupedGrid } from './grouped-grid.ts'
import { HEAD, readItems } from './item-rows.ts'
import { areNumbers, numberCells, withEnds } from './number-scale.ts'
import type { OutlineLine } from './outline-line.ts'
import { readQuestionCells } from './question-cells.ts'
import { fixedLine, isId, isLabel, isMark, isSpanned, typedRow } from './table-rows.ts'

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
  const cells = readQuestionCells(rows)
  if (cells) return { kind: 'items', lines: cells }
  const answers =
    readAnswers(rows) ?? readEnds(rows) ?? readLabels(rows) ?? readHeadedLabels(rows) ?? readTicks(rows)
  if (answers) return { kind: 'answers', lines: answers }
  const grid = readGrid(rows) ?? readGroupedGrid(rows)
  if (grid) return { kind: 'grid', lines: grid }
  const items = readItems(rows, meter) ?? readStatements(rows) ?? readAmounts(rows)
  return items ? { kind: 'items', lines: items } : { kind: 'layout' }
}

/** A box with the printed code of its answer: "☐1", "2 □". */
const BOXED_CODE = /^(?:[☐□■▢○◯❏❑]\s?\d{1,3}|\d{1,3}\s?[☐□■▢○◯❏❑])$/u

/** One row of answers, possibly with a row of marks, or with numbers and a row of words for some of them. */
function readAnswers(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const filled = rows.filter((row) => row.some((text) => !isMark(text)))
  const [first = [], second, ...more] = filled
  if (first.length < 2 || more.length > 0 || rows.length > 3) return null
  const cells = first.filter((_, at) => at === 0 || !isSpanned(first, at))
  const labels = answersInCells(cells.map(stripBox))
  if (labels.length < 2 || !labels.every(isLabel)) return null
  if (!second) return answerRows(first, numberCells(cells) ?? labels)
  // The code of an answer that is printed beside its box is no part of the answer.
  if (second.length === labels.length && second.every((text) => BOXED_CODE.test(text)))
    return answerRows(first, labels, second)
  const areNumbers = [first, second].find((row) => row.every((text) => /^\d{1,3}$/.test(text)))
  if (!areNumbers || second.length !== first.length) return null
  const words = areNumbers === first ? second : first
  const options = areNumbers.map((number, at) => (words[at] ? `${number} – ${cleanLine(words[at])}` : number))
  return answerRows(first, options, second)
}

/** Numbers in the head, and below them one row to tick in with words at both ends: "Not at all | ○ | ○ | ○ | Very". */
function readEnds(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const [head = [], row = [], ...more] = rows.filter((each) => each.some((text) => text !== ''))
  if (more.length > 0 || head.length !== row.length || head.length < 5) return null
  const [left = '', right = ''] = [row[0], row.at(-1)]
  const numbers = head.slice(1, -1)
  const areEmpty = [head[0], head.at(-1)].every((text) => text === '')
  if (!areEmpty || !areNumbers(numbers) || !row.slice(1, -1).every(isMark)) return null
  if (!isLabel(cleanLine(left)) || !isLabel(cleanLine(right))) return null
  return answerRows(head, withEnds(numbers, cleanLine(left), cleanLine(right)), row)
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

/** The same below a head that names both columns. */
function readHeadedLabels(rows: readonly string[][]): (OutlineLine | null)[] | null {
  const [first = [], ...body] = rows
  const isHead =
    first.length === 2 && first.every((text) => /\p{L}{2}/u.test(text) && isLabel(cleanLine(text)))
  const labels = isHead ? readLabels(body) : null
  return (
    labels && [fixedLine(first, '', { role: 'option', options: [], dropped: typedRow(first) }), ...labels]
  )
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
