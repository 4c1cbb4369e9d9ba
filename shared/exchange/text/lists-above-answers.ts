import { isScale } from './answer-sets.ts'
import { asks } from './asks.ts'
import { kindOf } from './line-kinds.ts'
import { namesPart } from './named-headings.ts'
import type { OutlineLine } from './outline-line.ts'
import { withoutCodes } from './printed-codes.ts'

type Lines = readonly (OutlineLine | null)[]

/** The fewest statements, the fewest answers, and the most of them. */
const STATEMENTS = 2
const ANSWERS = 2
const MOST = 12
/** Answers that fit any statement, besides those with the words of a scale. */
const YES_NO = /^(?:yes|no|oui|non|don['’]t know|no opinion|ne sais? pas|nsp|sans opinion)$/iu
/** From how many such pairs of lists on it is enough that one of them has the words of a scale. */
const AGAIN = 3

/** A list of statements, with the list of answers to each of them right below it. */
interface Pair {
  /** The places of the line above, of the statements and of the answers. */
  above: number
  from: number
  until: number
  gap: number
  to: number
  kinds: string
  isScale: boolean
}

/**
 * Recognises a list of statements with another list below it, which has the answers to each of them: a grid that is
 * written as two lists.
 */
export function withListsAboveAnswers(lines: Lines): (OutlineLine | null)[] {
  const pairs = pairsOf(lines)
  const result = [...lines]
  const times = new Map<string, number>()
  for (const { kinds } of pairs) times.set(kinds, (times.get(kinds) ?? 0) + 1)
  const scales = new Set(pairs.filter((pair) => pair.isScale).map(({ kinds }) => kinds))
  for (const pair of pairs) {
    const isAgain = (times.get(pair.kinds) ?? 0) >= AGAIN && scales.has(pair.kinds)
    if (!pair.isScale && !isAgain) continue
    const question = lines[pair.above]
    const isAsked = question && (!question.marker || asks(question.text)) && !namesPart(question.text)
    if (isAsked) result[pair.above] = { ...question, role: undefined, fixed: { role: 'stem' } }
    const statements = withoutNumbers(lines.slice(pair.from, pair.until))
    statements.forEach((line, at) => {
      const isFresh = at === 0 && !question?.marker && !isAsked
      result[pair.from + at] = line && { ...line, fixed: { role: 'row', ...(isFresh && { isFresh }) } }
    })
    for (let at = pair.gap; at < pair.to; at += 1) {
      const line = lines[at]
      if (line) result[at] = { ...line, fixed: { role: 'option' } }
    }
  }
  return result
}

function pairsOf(lines: Lines): Pair[] {
  const runs = runsOf(lines)
  return runs.flatMap((run, at): Pair[] => {
    const below = runs[at + 1]
    const first = lines[run.from]
    if (!below || !first || run.kind === below.kind || run.to - run.from < STATEMENTS) return []
    const size = below.to - below.from
    const between = lines.slice(run.to, below.from)
    if (size < ANSWERS || size > MOST || between.some((line) => line !== null)) return []
    // Answers right below a list belong to its last line, unless its lines are lettered parts of one question.
    const isLettered = first.marker === 'letter' && !isAgainBelow(runs, at)
    if (between.length === 0 && !isLettered) return []
    if (lines.slice(run.from, run.to).some((line) => !line || asks(line.text))) return []
    if (lines.slice(below.from, below.to).some((line) => !line || asks(line.text))) return []
    const above = lineAbove(lines, run.from)
    const question = lines[above]
    if (!question || question.fixed || question.role === 'title' || kindOf(question) === run.kind) return []
    const texts = withoutCodes(lines.slice(below.from, below.to).map((line) => line?.text ?? ''))
    const answers = texts.map((text) => ({ ...first, text }))
    const isOfScale =
      isScale(answers, { from: 0, to: answers.length }) || texts.every((text) => YES_NO.test(text))
    if (between.length === 0 && !(isOfScale && asks(question.text))) return []
    return [
      {
        above,
        from: run.from,
        until: run.to,
        gap: below.from,
        to: below.to,
        kinds: `${run.kind} ${below.kind}`,
        isScale: isOfScale,
      },
    ]
  })
}

/** Whether the list goes on right below the next one, so that each of its lines has answers of its own. */
function isAgainBelow(runs: readonly Run[], at: number): boolean {
  const [run, below, next] = runs.slice(at, at + 3)
  return next !== undefined && next.kind === run?.kind && next.from === below?.to
}

/** The place of the nearest line above that is not empty. */
function lineAbove(lines: Lines, from: number): number {
  let at = from - 1
  while (at >= 0 && lines[at] === null) at -= 1
  return at
}

interface Run {
  from: number
  to: number
  kind: string
}

/** Lines of one list that stand one right below the other. */
function runsOf(lines: Lines): Run[] {
  const runs: Run[] = []
  lines.forEach((line, at) => {
    const isListed = line && !line.role && line.marker !== 'question'
    const kind = isListed ? kindOf(line) : null
    if (kind === null) return
    const last = runs.at(-1)
    if (last && last.to === at && last.kind === kind) last.to = at + 1
    else runs.push({ from: at, to: at + 1, kind })
  })
  return runs
}

/** A number before a statement, which counts on through the whole paper. */
const NUMBER = /^(\d{1,3})\s+(?=\p{L})/u

/** Statements without such numbers, where all have one. */
function withoutNumbers(statements: Lines): Lines {
  const numbers = statements.map((line) => Number(NUMBER.exec(line?.text ?? '')?.[1]))
  const areCounted = numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
  return areCounted
    ? statements.map((line) => line && { ...line, text: line.text.replace(NUMBER, '') })
    : statements
}
