import { asks } from './asks.ts'
import { impliedAnswers } from './implied-answers.ts'
import type { OutlineLine } from './outline-line.ts'
import { INLINE } from './split-answers.ts'

/** Whether a line before the first numbered item is an item itself, of which `answer` is the first answer. */
export function isAsked(line: OutlineLine, answer: OutlineLine): boolean {
  if (line.role) return false
  // Its answers were on the same line.
  if (answer.isAnswer && answer.at === line.at) return true
  const isBoxed = answer.marker === 'checkbox' && asks(line.text)
  // The answers of an introduction that asks to agree have the same printed codes as all others.
  const isCoded = asks(line.text) && /\(\s?[01]\s?\)$/.test(answer.text)
  return !line.marker && (isBoxed || isCoded || line.text.endsWith('?') || answer.list === INLINE)
}

/** The longest question before the first numbered one: longer ones are part of an introduction. */
const LONGEST_FIRST = 150

/** Whether a line before the first item asks, and so does the next one: a single one may be part of an introduction. */
export function isFirstQuestion(line: OutlineLine, next: OutlineLine): boolean {
  const isOne = ({ text }: OutlineLine) =>
    /\?[^\p{L}]*(?:\([^()]{1,60}\)\W*)?$/u.test(text) || impliedAnswers(text)
  const isPlain = !line.role && !line.marker && line.text.length <= LONGEST_FIRST
  return isPlain && line.text.includes('?') && Boolean(isOne(line)) && Boolean(isOne(next))
}
