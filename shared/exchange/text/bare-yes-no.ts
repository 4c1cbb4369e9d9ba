import { asks } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'

type Lines = readonly (OutlineLine | null)[]

/** The answers yes and no, each alone on a line. */
const PAIRS = [/^(?:yes|no)[.,;]?$/i, /^(?:oui|non)[.,;]?$/i]
/** The fewest words of a line that these answer, and the longest such line, in characters. */
const WORDS = 4
const LONGEST = 300
/** The longest line that may be one more answer, in characters. */
const ANSWER = 40

/** Takes a line for a question, whatever it looks like, that has nothing but yes and no on the two lines below it. */
export function withBareYesNo(lines: Lines): (OutlineLine | null)[] {
  const result = [...lines]
  const filled = lines.flatMap((line, at) => (line ? [{ line, at }] : []))
  filled.forEach(({ line, at }, index) => {
    const [yes, no, next] = [filled[index + 1], filled[index + 2], filled[index + 3]]
    if (!yes || !no || !isQuestion(line) || !arePair(yes.line, no.line)) return
    const isApart = !next || next.at > no.at + 1 || !isFree(next.line) || next.line.text.length > ANSWER
    if (!isApart && !next.line.strong) return
    result[at] = { ...line, role: 'stem' }
    for (const each of [yes, no]) result[each.at] = { ...each.line, marker: 'bullet', list: 'yes no' }
  })
  return result
}

const arePair = (yes: OutlineLine, no: OutlineLine) =>
  isFree(yes) &&
  isFree(no) &&
  yes.text !== no.text &&
  PAIRS.some((pair) => pair.test(yes.text) && pair.test(no.text))

/** Whether a line is long enough for a question, and does not ask: what asks is recognised by that. */
const isQuestion = (line: OutlineLine) =>
  isFree(line) && !asks(line.text) && line.text.length <= LONGEST && line.text.split(/\s+/).length >= WORDS

const isFree = ({ marker, role, fixed, isAnswer, isExact }: OutlineLine) =>
  marker === null && !role && !fixed && !isAnswer && !isExact
