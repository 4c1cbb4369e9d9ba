import { type BlockPart, partsOfBlock } from './closed-block.ts'
import type { FixedPart, OutlineLine } from './outline-line.ts'

type Lines = readonly (OutlineLine | null)[]

/** How often a line must close a list, so that it closes every one. */
const AGAIN = 3
/** The longest line that closes a list, in characters, and the most of them below each other. */
const LONGEST = 40
const MOST = 4
/** The most lines of a question with its answers and all that is said before it. */
const MOST_LINES = 60
/** An answer that refuses one, in brackets or not. */
const NO_ANSWER =
  /^[([]?\s?(?:(?:do not|don['’]t) know|dk|refus(?:al|ed|es?)|no answer|prefer not to (?:say|answer)|(?:can['’]t|cannot) choose|(?:je )?ne (?:sait|sais) pas|nsp|refus(?:e de répondre)?|sans réponse|pas de réponse|ne se prononce pas)\s?[)\]]?$/iu
/** What is said of an answer for whoever reads the others out. */
const IN_BRACKETS = /^\([^()]{2,38}\)$/

/**
 * Recognises questions in a paper without numbers, marks and gaps, in which the same answers close each list:
 * "(Refusal)", "(Don't know)". What is below them begins the next question. Any other paper stays as it is.
 */
export function withClosedLists(lines: Lines): (OutlineLine | null)[] {
  const closers = closersOf(lines)
  if (closers.size === 0) return [...lines]
  const result = [...lines]
  let block: { line: OutlineLine; at: number }[] = []
  let closing = 0
  let found = 0
  const end = (): boolean => {
    const parts = partsOfBlock(
      block.map(({ line }) => line),
      block.length - closing,
    )
    if (!parts) return false
    block.forEach(({ line, at }, index) => {
      const part = parts[index]
      if (part) result[at] = { ...line, role: undefined, fixed: fixedAs(part) }
    })
    block = []
    closing = 0
    found += 1
    return true
  }
  for (const [at, line] of lines.entries()) {
    const isCloser = line !== null && (closers.has(line.text) || (closing > 0 && NO_ANSWER.test(line.text)))
    if (closing > 0 && line && !isCloser && !end()) return [...lines]
    // An empty line within a question divides the paper in another way.
    if (!line && block.length > 0 && closing === 0) return [...lines]
    if (line) block.push({ line, at })
    if (block.length > MOST_LINES) return [...lines]
    if (isCloser) closing += 1
  }
  if (closing > 0 && !end()) return [...lines]
  return found >= AGAIN ? result : [...lines]
}

/** The lines that close the lists of answers: they come again and again, with the same ones below them. */
function closersOf(lines: Lines): Set<string> {
  const times = new Map<string, number>()
  for (const line of lines) {
    const isPlain = line && line.marker === null && !line.role && !line.fixed && !line.isExact
    if (!isPlain || line.text.length > LONGEST) continue
    if (NO_ANSWER.test(line.text) || IN_BRACKETS.test(line.text))
      times.set(line.text, (times.get(line.text) ?? 0) + 1)
  }
  const again = [...times].filter(([, count]) => count >= AGAIN).map(([text]) => text)
  const areKnown = again.some((text) => NO_ANSWER.test(text))
  return new Set(areKnown && again.length <= MOST ? again : [])
}

/** A part of a block as the reader takes it, whatever is around it. */
function fixedAs(part: BlockPart): FixedPart {
  if (part === 'lead' || part === 'card') return { role: 'left_out' }
  return { role: part === 'remark' ? 'instruction' : part }
}
