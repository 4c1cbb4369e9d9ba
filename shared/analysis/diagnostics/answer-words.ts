import type { Answer } from '../../models/results.ts'
import { foldAccents } from '../../text/fold-accents.ts'

/** An answer in words, taken apart once for all measures on words. */
export interface WordedAnswer {
  /** Position of the persona. */
  respondent: number
  text: string
  /** Words in lower case without accents, in their order. */
  words: readonly string[]
}

/** The words of a text: lower case, without accents, what stands between letters and digits left out. */
export function wordsOf(text: string): string[] {
  return foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

const known = new WeakMap<Answer, WordedAnswer>()

/** Takes an answer apart, once for as long as it is the same object: a filter looks at the same answers again. */
export function wordAnswer(answer: Answer): WordedAnswer {
  const { respondent, text } = answer
  const found = known.get(answer)
  if (found) return found
  const made = { respondent, text: text ?? '', words: wordsOf(text ?? '') }
  known.set(answer, made)
  return made
}
