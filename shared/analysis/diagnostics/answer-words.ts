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
