import type { OutlineLine } from './outline-line.ts'

/** What a browser prints at the edge of each page: the address, the time, and the page's number. */
const ADDRESS = /^https?:\/\/\S+(?:\s+\d{1,3}\/\d{1,3})?$/
const TIME = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:h]\d{2}(?:\s?[AP]M)?\b/i
const PAGE = /^(?:page\s)?\d{1,3}\s?(?:\/|of|sur|de)\s?\d{1,3}$/i
/** From this many pages on they are no words of the questionnaire. */
const ENOUGH = 2

/** Leaves out what a browser printed at the edges of several pages. */
export function withoutPageMarks(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const isMark = [ADDRESS, TIME, PAGE].map((mark) => (line: OutlineLine | null) => {
    const isFree = line !== null && !line.fixed && !line.isExact
    return isFree && mark.test(line.typed ?? line.text)
  })
  const often = isMark.filter((is) => lines.filter(is).length >= ENOUGH)
  // The number of a page alone may be an answer.
  if (often.length < 2) return [...lines]
  const told = new Set<(line: OutlineLine | null) => boolean>()
  return lines.map((line) => {
    const is = often.find((each) => each(line))
    if (!line || !is) return line
    // Of the same mark on each page one is told.
    const isQuiet = told.has(is)
    told.add(is)
    return { ...line, fixed: { role: 'left_out', isQuiet } }
  })
}
