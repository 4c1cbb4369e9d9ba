import { countedParts, readSign } from './counted-parts.ts'
import type { OutlineLine } from './outline-line.ts'

type Lines = readonly (OutlineLine | null)[]

/** The sign of a first answer: "A) A new bike   B) A new car". */
const FIRST = /^(\(?[Aa][.)])\s+(.+)$/s
/** A mark by which the lines of a card say what a person has or lacks. */
const CARD = /^[✅❌✔✘☑☒✓✗]/u
/** The fewest entries of this kind, and the fewest words of the question that they share. */
const ENOUGH = 2
const FEWEST_WORDS = 5
/** The longest line that is searched, in characters. */
const LONGEST = 1_000

/** An entry with nothing but its answers. */
interface AnswerEntry {
  at: number
  options: string[]
  /** The place after its last line. */
  to: number
}

/**
 * Gives numbered entries that have nothing but answers the question that is above all of them: "Which would you rather
 * have? 1. A) … B) … 2. A) … B) …", or cards of which each line is an answer.
 */
export function withAnswerEntries(lines: Lines): (OutlineLine | null)[] {
  const entries = lines
    .map((line, at) => (line ? entryAt(line, lines, at) : null))
    .filter((each) => each !== null)
  if (entries.length < ENOUGH) return [...lines]
  const result: (OutlineLine | OutlineLine[] | null)[] = [...lines]
  for (const { at, options, to } of entries) {
    const line = lines[at] as OutlineLine
    const asked = questionAbove(lines, at)
    const question = lines[asked]
    if (!question) continue
    result[asked] = { ...question, fixed: { role: 'instruction', isQuiet: true } }
    // Between them there are only names of parts.
    for (let place = asked + 1; place < at; place += 1) {
      const between = lines[place]
      if (between && between.marker === null && result[place] === between)
        result[place] = { ...between, fixed: { role: 'left_out' } }
    }
    const answer = (text: string, place: number): OutlineLine => ({
      text,
      marker: 'letter',
      list: 'card',
      indent: line.indent,
      at: lines[place]?.at,
      isAnswer: true,
    })
    // On one line all answers are its own, otherwise each has its line.
    const isInline = to === at + 1
    const own = options.map((text, index) => answer(text, isInline ? at : at + index))
    result[at] = [{ ...line, text: question.text, role: 'stem' }, ...(isInline ? own : own.slice(0, 1))]
    for (let place = at + 1; place < to; place += 1) result[place] = own[place - at] ?? null
  }
  return result.flat()
}

function entryAt(line: OutlineLine, lines: Lines, at: number): AnswerEntry | null {
  if (line.marker !== 'number' || line.role || line.fixed || line.text.length > LONGEST) return null
  const [, sign = '', rest = ''] = FIRST.exec(line.text) ?? []
  const first = readSign(sign)
  const parts = first && countedParts(rest, first)
  if (parts) return { at, options: parts, to: at + 1 }
  if (!CARD.test(line.text)) return null
  let to = at + 1
  while (lines[to]?.marker === null && CARD.test(lines[to]?.text ?? '')) to += 1
  const options = lines.slice(at, to).map((each) => each?.text ?? '')
  return options.length > 1 ? { at, options, to } : null
}

/** The place of the nearest line above without a number that has as many words as a question; -1 if there is none. */
function questionAbove(lines: Lines, from: number): number {
  for (let at = from - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (!line || line.marker !== null || CARD.test(line.text)) continue
    const isHeading = line.role === 'section' || !/\p{Ll}/u.test(line.text)
    if (!isHeading && line.text.split(/\s+/, FEWEST_WORDS).length >= FEWEST_WORDS) return at
  }
  return -1
}
