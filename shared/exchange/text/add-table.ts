import { asks, isAsking } from './asks.ts'
import { isInstruction, isSource } from './instruction.ts'
import { withMeanings } from './named-points.ts'
import type { OutlineLine } from './outline-line.ts'
import type { TableUse } from './read-table-rows.ts'

/** Adds the lines of a table below those before it; false, without adding any, for a table that is only layout. */
export function addTable(read: TableUse, lines: (OutlineLine | null)[]): boolean {
  if (read.kind === 'layout') return false
  if (read.kind === 'items') {
    for (const line of read.lines) lines.push(line)
    return true
  }
  const named = read.kind === 'grid' ? withLegend(read.lines, lines) : read.lines
  const first = named.find((line) => line?.fixed?.role !== 'instruction')
  const isHeaded = first?.fixed?.role === 'stem' && !isColumnName(first)
  const isAsked = !isHeaded && fixQuestion(lines, read.kind)
  if (read.kind === 'answers' && !isAsked) return addScale(read.lines, lines)
  if (read.kind === 'grid' && !isAsked && first?.fixed) first.fixed.isFresh = true
  for (const line of named) lines.push(isAsked ? withoutColumnName(line) : line)
  return true
}

/** The fewest points of a scale. */
const POINTS = 3
/** Words of a heading or of the names of columns that announce a scale. */
const SCALE =
  /(?<!\p{L})(?:scale|scoring|score|rating|likert|legend|key|codes?|échelle|légende|barème|cotation|notation)(?!\p{L})/iu

/** Adds a table with the points of a scale that no line above asks about: it answers the statements that follow. */
function addScale(table: readonly (OutlineLine | null)[], lines: (OutlineLine | null)[]): boolean {
  const rows = table.filter((line) => line !== null)
  const options = rows.flatMap(({ text, fixed }) => (fixed?.options ? [...fixed.options] : [text]))
  const above = lines.findLast((line) => line !== null)
  const names = [above?.text ?? '', rows[0]?.fixed?.dropped ?? '']
  const counts = rows.filter(({ typed = '' }) => /^\(?\d{1,2}\)?(?: \||$)/.test(typed)).length
  if (options.length < POINTS || counts < POINTS || !names.some((name) => SCALE.test(name))) return false
  rows.forEach((line, at) => {
    const shared = { options, forQuestions: false }
    lines.push({ ...line, fixed: { role: 'instruction', isQuiet: at > 0, ...(at === 0 && { shared }) } })
  })
  lines.push(null)
  return true
}

/** How a line begins that only gives the meanings of numbers. */
const LEGEND =
  /^\W*(?:[01]\s?[=:(–-]|[\p{L}+-]{1,3}\s?=|(?:(?:rating |response |answer )?(?:scale|key|legend|codes?|coding)|échelle|légende|barème|codes?|réponses?|where|où|avec)(?!\p{L}))/iu
/** How many lines above a grid are searched for the meanings of its numbers, empty ones included. */
const NEAR = 4

/**
 * The lines of a grid whose head has only numbers, with their meanings from a line right above it, which is then no
 * part of the question: "1 = strongly disagree, …, 5 = strongly agree".
 */
function withLegend(grid: readonly OutlineLine[], above: (OutlineLine | null)[]): OutlineLine[] {
  const options = grid.find(({ fixed }) => fixed?.options)?.fixed?.options ?? []
  const at = above.findLastIndex((line) => line !== null)
  const legend = above[at]
  const isNear = above.length - at <= NEAR
  const text = legend?.typed ?? legend?.text ?? ''
  if (!legend || legend.fixed || !isNear || !LEGEND.test(text)) return [...grid]
  const points = withMeanings(options, text)
  if (points === options) return [...grid]
  above.length = at
  const line: OutlineLine = { ...legend, marker: null, fixed: { role: 'instruction', isQuiet: true } }
  // Below its question the legend stays in its place, and the grid belongs to the question.
  return [line, ...grid].map((each) => {
    const own = each.fixed?.options
    return each.fixed && own && own.length === options.length
      ? { ...each, fixed: { ...each.fixed, options: points } }
      : each
  })
}

/** The longest name of a column of statements, in words. */
const LONGEST_NAME = 4

/** Whether the head of a grid has only a few words that ask nothing above its statements. */
function isColumnName({ text, fixed }: OutlineLine): boolean {
  return (
    fixed?.role === 'stem' &&
    fixed.options !== undefined &&
    !asks(text.replace(/\s*:$/, '')) &&
    text.split(/\s+/).length <= LONGEST_NAME
  )
}

/** The head of a grid whose question is above the table: a few words over the statements only name them. */
function withoutColumnName(line: OutlineLine | null): OutlineLine | null {
  const options = line?.fixed?.options
  if (!line || !options || !isColumnName(line)) return line
  return { ...line, text: '', fixed: { role: 'option', options, dropped: line.text } }
}

/** A line that is wholly in brackets. */
const IN_BRACKETS = /^\([^()]{3,200}\)[.:]?$/

/** Whether a line before a table is its question: bold, numbered, or ending like a question or an open sentence. */
function isQuestion(line: OutlineLine | null | undefined): line is OutlineLine {
  if (!line || line.fixed || (line.role && line.role !== 'stem' && line.role !== 'section')) return false
  if (isSource(line.text)) return false
  if (line.role === 'section') return asks(line.text)
  if (line.marker && line.marker !== 'number' && line.marker !== 'question')
    return line.sign === undefined && asks(line.text)
  return line.strong === true || line.marker !== null || asks(line.text) || /[…)]$/.test(line.text)
}

/**
 * Whether the newest line is the question of a table; if so, empty paragraphs between them are removed. A remark on how
 * to answer may be between them. The question of a grid is one whatever is around it.
 */
function fixQuestion(lines: (OutlineLine | null)[], kind: 'grid' | 'answers'): boolean {
  const last = lines.findLastIndex((line) => line !== null)
  const isFree = (line: OutlineLine | null | undefined): line is OutlineLine =>
    line?.marker === null && !line.fixed && !line.role
  const above = lines.findLastIndex((line, place) => place < last && line !== null)
  const newest = lines[last]
  // What stands in brackets below a question is no question itself, in whatever language.
  const isRemark =
    isFree(newest) &&
    (isInstruction(newest.text)
      ? !asks(newest.text)
      : IN_BRACKETS.test(newest.text) && isAsking(lines[above]?.text ?? ''))
  const at = isRemark ? above : last
  const line = lines[at]
  const isRight = line && !line.fixed && !line.role && line.marker === null && !/[.!]$/.test(line.text)
  if (!isQuestion(line) && !(kind === 'answers' && isRight)) return false
  if (!line) return false
  lines.length = last + 1
  if (isRemark && newest && !isInstruction(newest.text))
    lines[last] = { ...newest, fixed: { role: 'instruction' } }
  if (kind === 'grid' || line.role === 'section' || line.marker === null)
    lines[at] = { ...line, fixed: { role: 'stem' } }
  return true
}
