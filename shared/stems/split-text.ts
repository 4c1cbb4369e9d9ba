import { foldForFind } from '../text/find-text.ts'
import type { WordingLanguage } from '../wording/finding.ts'
import { type Word, wordOf } from './word.ts'

/** A text that is split once for all searches and counts. */
export interface SplitText {
  text: string
  words: readonly Word[]
  /** Languages whose stems are compared: one, or both where the language is unclear. */
  languages: readonly WordingLanguage[]
  /** The text in the form in which phrases are looked for; calculated when first asked for. */
  folded(): string
}

/** A word: letters, digits and marks. Apostrophes and hyphens separate words. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** A text is taken to be in a language if at least this many more words indicate it than the other one. */
const CLEAR = 2

const BOTH: readonly WordingLanguage[] = ['fr', 'en']
const ONE: Record<WordingLanguage, readonly WordingLanguage[]> = { fr: ['fr'], en: ['en'] }

/**
 * Splits a text into words.
 *
 * @param usual the language to assume where the text's own words do not show it: that of the item; null: unknown
 */
export function splitText(text: string, usual: WordingLanguage | null): SplitText {
  const words = (text.match(WORD) ?? []).map(wordOf)
  let french = 0
  for (const word of words) french += word.frenchness
  const own = Math.abs(french) >= CLEAR ? (french > 0 ? 'fr' : 'en') : usual
  let folded: string | null = null
  return {
    text,
    words,
    languages: own ? ONE[own] : BOTH,
    folded: () => {
      folded ??= foldForFind(text)
      return folded
    },
  }
}
