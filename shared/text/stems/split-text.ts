import type { WordingLanguage } from '../../wording/finding.ts'
import { foldForFind } from '../find-text.ts'
import { type Word, wordOf } from './word.ts'

/** A text taken apart once for all searches and counts. */
export interface SplitText {
  text: string
  words: readonly Word[]
  /** Languages whose stems are compared: one, or both where the words do not tell. */
  languages: readonly WordingLanguage[]
  /** The text as phrases are looked for in it; worked out when first asked for. */
  folded(): string
}

/** What a word is made of; what stands between words, apostrophes and hyphens too, is no part of one. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** From so many words more that speak for one language than for the other on, a text is taken to be in it. */
const CLEAR = 2

const BOTH: readonly WordingLanguage[] = ['fr', 'en']
const ONE: Record<WordingLanguage, readonly WordingLanguage[]> = { fr: ['fr'], en: ['en'] }

/**
 * Takes a text apart.
 *
 * @param usual the language in which it is likely to be where its own words do not tell: that of the item; null: not known
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
