import { countedParts, readSign } from './counted-parts.ts'
import { explainedPoints, impliedAnswers, type WithAnswers } from './implied-answers.ts'
import { yesNoOf } from './yes-no.ts'

/** The longest line that is divided, in characters. */
const LONGEST = 1_000
/** What is between answers on a line, the surest first; single spaces last, since a person said that there are some. */
const BETWEEN = [
  /[☐☑☒□■▢◻⬜🔲○◯🔘⚪¨]|\[[\s_xX]{0,3}\]|\([\s_]{0,12}\)/u,
  /\s\(?(?:[a-hA-H]|\d{1,2})[.)]\s/,
  /\t+|\s{3,}/,
  /\|/,
  /\s?\/\s?/,
  /;\s?/,
  /\s[–—-]\s/,
  /,\s?/,
  /\s(?:or|ou)\s/i,
  /\s+/,
]
/** Where the first answer begins if no mark says so: at a gap, a box, a sign or a bracket. */
const FIRST = /\t|\s{3,}|[☐☑☒□■▢◻⬜🔲○◯🔘⚪¨]|\[[\s_]{0,3}\]|\s\(?[aA1][.)]\s|\s\(/u

/**
 * Divides a line of which a person said that it holds a question and its answers; null where no answers are found. All
 * words of the line stay.
 */
export function withItsAnswers(line: string): WithAnswers | null {
  if (line.length > LONGEST) return null
  const text = line.trim()
  const implied = impliedAnswers(text)
  if (implied && !implied.isScale) return implied
  for (const at of boundaries(text)) {
    const stem = text.slice(0, at).trim()
    const options = answersIn(text.slice(at))
    if (stem !== '' && options.length > 1) return { stem, options, isScale: false }
  }
  if (implied) return implied
  // A question that yes or no answers has these, where the paper leaves them to whoever asks.
  const options = yesNoOf(text)
  return options && { stem: text, options: [...options], isScale: false }
}

/** Where the question may end: behind its last mark, behind an earlier one, or where the first answer begins. */
function boundaries(text: string): number[] {
  const marks = [...text.matchAll(/[?:…](?=\s|\W*[☐□([])/gu)].map(({ index }) => index + 1)
  const first = text.search(FIRST)
  return [...marks.toReversed(), ...(first > 0 ? [first] : [])]
}

function answersIn(text: string): string[] {
  const bare = text.trim().replace(/^\(([^()]*)\)\W?$/, '$1')
  const points = explainedPoints(bare)
  if (points) return points
  const sign = readSign(/^\(?[a-zA-Z\d][.)]/.exec(bare)?.[0] ?? '')
  const counted = sign?.isFirst ? countedParts(bare.replace(/^\(?[a-zA-Z\d][.)]\s*/, ''), sign) : null
  if (counted) return counted
  for (const between of BETWEEN) {
    const parts = bare
      .split(between)
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
    if (parts.length > 1) return parts
  }
  return []
}
