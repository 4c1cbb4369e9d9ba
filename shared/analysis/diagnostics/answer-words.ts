import type { Answer } from '../../models/results.ts'
import { foldAccents } from '../../text/fold-accents.ts'

/** An answer in words, split once for all measures that use words. */
export interface WordedAnswer {
  /** Position of the persona. */
  respondent: number
  text: string
  /** Words in lower case without accents, in their order. */
  words: readonly string[]
}

/** The words of a text: sequences of letters and digits, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  return foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

const known = new WeakMap<Answer, WordedAnswer>()

/**
 * Splits an answer into words. The result is kept by the answer object, since each filter looks at the same answers.
 */
export function wordAnswer(answer: Answer): WordedAnswer {
  const { respondent, text } = answer
  const found = known.get(answer)
  if (found) return found
  const made = { respondent, text: text ?? '', words: wordsOf(text ?? '') }
  known.set(answer, made)
  return made
}
