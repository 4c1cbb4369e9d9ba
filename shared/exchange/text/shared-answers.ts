import { explainedPoints } from './implied-answers.ts'

/** The longest text that is searched for a scale, in characters. */
const LONGEST = 2_000
/** The fewest points of a scale within a sentence: two may be the codes of anything. */
const FEWEST = 3
/** The longest answer in a list of answers, in characters. */
const LONGEST_ANSWER = 50
/** An answer of a word or two, in characters. */
const SHORT = 20
/** Where a scale begins within a sentence. */
const BEGINS = /(?<![\d.,])[01]\s?=\s?(?=\S)/
/** A line that names the answers: "(Response options: Agree / Disagree)". */
const NAMED =
  /^\(?(?:(?:response|answer)(?: options?| choices?| scale)?s?|options?|choices|scale|échelle|réponses?(?: possibles)?|modalités)\s*:\s*(.+?)\)?\.?$/i
/** Answers in brackets behind a remark on how many to choose, or alone: "Choose one. (Bus, train, car)". */
const BRACKETED =
  /^(?:(?:please )?(?:choose|select|pick|check|tick)\b[^.:()]{0,30}[.:]?\s*)?\(([^()]+)\)\.?$/i
/** A prompt to write something, for which no scale is meant. */
const PROMPT =
  /[?:…]$|^(?:please|describe|explain|comments?|name|list|décrivez|expliquez|précisez|veuillez|merci|commentaires?|nom)\b/i

/** The answers that a remark gives for the statements after it; null where it gives none. */
export function sharedAnswers(text: string): string[] | null {
  if (text.length > LONGEST) return null
  const bare = text.trim()
  const named = NAMED.exec(bare)?.[1] ?? BRACKETED.exec(bare)?.[1] ?? ''
  for (const sign of ['/', ';', ',']) {
    const parts = named.split(sign).map((part) => part.trim())
    const isShort = parts.every((part) => part.length <= SHORT)
    const isList = parts.length > (sign === '/' || isShort ? 1 : 2)
    if (isList && parts.every((part) => part !== '' && part.length <= LONGEST_ANSWER))
      return explainedPoints(named) ?? parts
  }
  const from = text.search(BEGINS)
  if (from < 0) return null
  const points = explainedPoints(text.slice(from).split(/[)\]]|\.(?:\s|$)/, 1)[0] ?? '')
  return points && points.length >= FEWEST ? points : null
}

/** Whether a question without answers is a statement, which a scale given before is meant for. */
export function isStatement(stem: string): boolean {
  return !PROMPT.test(stem)
}
