import type { Question } from '../models/draft.ts'
import type { SourceLine } from './source-lines.ts'

/** What is odd in the printed numbers of questions. */
export type OddNumber =
  /** The typed number of a question is not the one after the number before it. */
  | 'number_skipped'
  /** A question without a number where nearly all others have one. */
  | 'number_missing'

interface FoundNumber {
  code: OddNumber
  item: number | null
  line: number
  /** For `number_skipped`: the number that is missing. */
  missing?: number
}

/** Beyond this share of skips, numbers follow a rule of their own (10, 20, 30 …). */
const MOST_SKIPS = 0.4
/** The number that a question begins with: "12.", "Q12)", "Question 12 -". */
const NUMBERED = /^(?:(?:q|question|item)\s*(\d{1,3})(?!\d|\.\d)|\(?(\d{1,3})\s?[.)/–-](?!\d))/i
/** The fewest questions that are numbered, where one without a number looks odd. */
const MANY = 8
/** From this share of questions on, nearly all are numbered. */
const NEARLY_ALL = 0.85
/** The fewest questions without a number behind the last one, where all before them are numbered. */
const FEWEST_BEHIND = 3
/** How a question follows up on the one above, which has the number. */
const FOLLOWS_UP = /^\W*(?:if|si|why|pourquoi)(?!\p{L})/iu

/** A question with the place of its first line. */
interface Stem {
  question: Question
  item: number
  at: number
}

/** What is odd in the printed numbers of questions, each with its line. */
export function oddNumbers(questions: readonly Question[], lines: readonly SourceLine[]): FoundNumber[] {
  const stems = new Map<number, Stem>()
  lines.forEach(({ role, item }, at) => {
    const question = questions[(item ?? 0) - 1]
    if (role === 'stem' && item !== null && question && !stems.has(item))
      stems.set(item, { question, item, at })
  })
  const missing = unnumbered([...stems.values()], lines)
  return [
    ...missing.map(({ item, at }) => ({ code: 'number_missing' as const, item, line: at })),
    ...skippedNumbers(lines),
  ]
}

/** Questions without a number: several behind many numbered ones, or a few among them that offer no answers. */
function unnumbered(stems: readonly Stem[], lines: readonly SourceLine[]): Stem[] {
  const isNumbered = ({ at }: Stem) => /^(?:number|question)\|/.test(lines[at]?.form ?? '')
  const before = stems.slice(0, stems.findLastIndex(isNumbered) + 1)
  const behind = stems.slice(before.length)
  const others = before.filter((stem) => !isNumbered(stem))
  const numbered = before.length - others.length
  if (numbered < MANY || numbered < before.length * NEARLY_ALL) return []
  const among = others.filter(
    ({ question: { stem, options } }) => options.length === 0 && !FOLLOWS_UP.test(stem),
  )
  const isOrder = others.length === 0 && behind.length >= FEWEST_BEHIND
  return isOrder ? behind : among
}

/**
 * Numbers of questions that skip: the line to look at is the one that has the missing number, if there is one between
 * the two, or else the question after the gap.
 */
function skippedNumbers(lines: readonly SourceLine[]): FoundNumber[] {
  const stems = lines.flatMap((line, at) => {
    const number = line.role === 'stem' ? numberOf(line.text) : null
    return number === null ? [] : [{ number, at, item: line.item }]
  })
  const skips = stems.flatMap(({ number, at, item }, index): FoundNumber[] => {
    const before = stems[index - 1]
    // Questions without a number may stand in the gap.
    if (!before || number - before.number <= starts(lines, before.at, at)) return []
    const missing = before.number + 1
    const between = lines.findIndex(
      (line, place) => place > before.at && place < at && numberOf(line.text) === missing,
    )
    const line = between === -1 ? at : between
    return [
      { code: 'number_skipped', item: between === -1 ? item : (lines[line]?.item ?? null), line, missing },
    ]
  })
  return skips.length > Math.max(1, stems.length * MOST_SKIPS) ? [] : skips
}

/** How many questions begin after one line, up to another. */
function starts(lines: readonly SourceLine[], after: number, upTo: number): number {
  return lines.slice(after + 1, upTo + 1).filter(({ role }) => role === 'stem').length
}

function numberOf(text: string): number | null {
  const found = NUMBERED.exec(text.trim())
  return found ? Number(found[1] ?? found[2]) : null
}
