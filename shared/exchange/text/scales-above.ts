import { isScale, nextLine, pointsFrom, SCALE_WORDS } from './answer-sets.ts'
import { asks } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'
import { withoutCodes } from './printed-codes.ts'

type Lines = readonly (OutlineLine | null)[]

/** The longest line that announces statements, in characters. */
const LONGEST = 300
/** The fewest points of a scale, the most, and the fewest statements below it. */
const FEWEST = 3
const MOST = 11
const ENOUGH = 2
/** The shortest statement, in characters: what is shorter is an answer. */
const SHORTEST = 12
/** Words that speak of several statements that follow: "how far you agree with the following comments". */
const STATEMENTS =
  /\b(?:following|each|these|below|suivante?s?|chacune?|chaque|ci-dessous)\b.{0,60}\b(?:statements?|comments?|sentences?|items?|affirmations?|énoncés?|phrases?|propositions?)\b|\b(?:statements?|comments?|affirmations?|énoncés?|phrases?|propositions?)\b.{0,40}\b(?:following|below|suivante?s?|ci-dessous)\b/i
/** Words that say that they are to be rated. */
const RATED =
  /\b(?:rate|rating|scale|coding|coded|agree|indicate|extent|how (?:much|often|true)|notez|indiquez|évaluez|échelle|accord|mesure)\b/i

/** Whether a line announces statements that are to be rated. */
export const announcesStatements = (text: string) => STATEMENTS.test(text) && RATED.test(text)

/**
 * Recognises a scale between the line that announces statements and these: it answers each of them, and is no list of
 * answers to that line.
 */
export function withScalesAbove(lines: Lines): (OutlineLine | null)[] {
  const result = [...lines]
  lines.forEach((line, at) => {
    if (!line || line.fixed || line.text.length > LONGEST || line.text.endsWith('?')) return
    if (!announcesStatements(line.text)) return
    const from = nextLine(lines, at)
    const { options, to } = scaleFrom(lines, from)
    if (options.length < FEWEST || options.length > MOST) return
    const statements = statementsFrom(lines, to)
    if (statements.length < ENOUGH) return
    for (let place = at; place < to; place += 1) {
      const each = lines[place]
      if (!each) continue
      const isFirst = place === at
      const shared = { options, forQuestions: false }
      result[place] = {
        ...each,
        marker: null,
        list: '',
        role: undefined,
        fixed: { role: 'instruction', isQuiet: !isFirst, ...(isFirst && { shared }) },
      }
    }
    for (const place of statements) {
      const each = lines[place]
      // Numbers that were typed tell by themselves which lines are questions.
      if (each && each.sign === undefined) result[place] = { ...each, role: 'stem' }
    }
  })
  return result
}

/** The points of a scale, with numbers that count or by words that most scales consist of. */
function scaleFrom(lines: Lines, from: number): { options: string[]; to: number } {
  const typed = lines.map((line) =>
    line && isFree(line) ? { ...line, marker: null, text: line.typed ?? line.text } : null,
  )
  const points = pointsFrom(typed, from)
  if (points.options.length >= FEWEST) return points
  let to = from
  while (to - from < MOST && isWord(lines[to])) to += 1
  while (to > from && !SCALE_WORDS.test(lines[to - 1]?.text ?? '')) to -= 1
  if (!isScale(lines, { from, to })) return { options: [], to }
  return { options: withoutCodes(lines.slice(from, to).map((line) => line?.text ?? '')), to }
}

/** Whether a line can be a point of a scale: a word or a few, whatever list it is in, but without a number. */
const isWord = (line: OutlineLine | null | undefined) =>
  Boolean(line && isFree(line) && line.sign === undefined && /^\p{L}/u.test(line.text))

/** The places of the statements below a scale, up to the first line that asks. */
function statementsFrom(lines: Lines, from: number): number[] {
  const places: number[] = []
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    if (!isFree(line) || asks(line.text)) break
    // One of Word's lists ends where another one begins.
    const first = lines[places[0] ?? at]
    const isOther = line.marker !== first?.marker || line.list !== first.list
    if (first?.marker && first.sign === undefined && isOther) break
    if (line.text.length >= SHORTEST && /^[\p{L}"“«].*\s\S+\s/u.test(line.text)) places.push(at)
    else if (line.marker !== null && places.length > 0) break
  }
  return places
}

const isFree = ({ fixed, role, isAnswer }: OutlineLine) => !fixed && !role && !isAnswer
