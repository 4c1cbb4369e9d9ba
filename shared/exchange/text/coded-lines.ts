import { isAsking } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'
import { hasVariable } from './printed-codes.ts'

/** A code in brackets at the end of a line: "Yes (1)". */
const CODE = /\S\s?\((\d{1,3})\)$/
/** From this many lines on that end with the name of a variable, such lines are the questions. */
const ENOUGH = 3

/**
 * Reads a paper in which codes are printed for whoever types the answers in: lines that end with the name of a
 * variable, as "(Q4)", are questions, whatever list they are in; lines without a marker whose codes count up or down
 * are response options; numbered headings are no questions.
 */
export function withCodedLines(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const named = lines.filter((line) => line && isOpen(line) && hasVariable(line.text))
  if (named.length < ENOUGH) return [...lines]
  const codes = lines.map(codeOf)
  return lines.map((line, at) => {
    if (!line || !isOpen(line)) return line
    if (isWrapped(line, lines[at - 1])) return { ...line, marker: null, fixed: { role: 'stem_more' } }
    if (hasVariable(line.text) || isWrapped(lines[at + 1], line)) return { ...line, role: 'stem' }
    if (isHeading(line)) return { ...line, marker: null, list: '', role: 'section' }
    if (line.marker !== null) return line
    const code = codes[at] ?? null
    const isCounted = [codes[at - 1], codes[at + 1]].some(
      (other) => code !== null && other !== null && other !== undefined && Math.abs(other - code) === 1,
    )
    return isCounted ? { ...line, marker: 'bullet', list: 'code' } : line
  })
}

const isOpen = ({ role, fixed }: OutlineLine) => !role && !fixed

/** Whether a line with the name of a variable closes the bracket that the line above it opens. */
function isWrapped(line: OutlineLine | null | undefined, above: OutlineLine | null | undefined): boolean {
  if (!line || !above || !isOpen(line) || !isOpen(above) || !hasVariable(line.text)) return false
  const isUnclosed = above.text.lastIndexOf('(') > above.text.lastIndexOf(')')
  const closes = line.text.indexOf(')')
  const opens = line.text.indexOf('(')
  return isUnclosed && /^\p{Ll}/u.test(line.text) && closes !== -1 && (opens === -1 || closes < opens)
}

/** Whether an entry of a numbered list is the heading of questions that are named: it is bold, or ends with a colon. */
function isHeading({ marker, strong, text }: OutlineLine): boolean {
  return marker === 'number' && !isAsking(text) && (strong === true || text.endsWith(':'))
}

function codeOf(line: OutlineLine | null): number | null {
  // Only the end is searched: a regular expression would take quadratic time on a long run.
  const found = line && isOpen(line) ? CODE.exec(line.text.slice(-12)) : null
  return found ? Number(found[1]) : null
}
