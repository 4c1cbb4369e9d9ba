import type { WordingLanguage } from '../finding.ts'
import type { FoldedText } from './fold.ts'
import type { Span } from './phrases.ts'
import { plainPattern } from './plain-letters.ts'

/** A word, a number or a punctuation mark of the stem. */
export interface Token extends Span {
  /** Lower case, without accents. */
  text: string
  /** Lower case, accents kept. */
  accented: string
  kind: 'word' | 'number' | 'mark'
  /** Whether it starts with a capital letter. */
  capital: boolean
}

const NUMBER = '\\d+(?:[.,]\\d+)*'
const FRENCH_PRONOUN = '-(?:t-)?(?:vous|tu|ils?|elles?|on|nous|je|ce|moi|lui|leur)(?![\\p{L}])'
const FRENCH = plainPattern(
  `${NUMBER}|${FRENCH_PRONOUN}|aujourd'hui|\\p{L}+'|\\p{L}[\\p{L}\\p{N}]*(?:(?!${FRENCH_PRONOUN})-[\\p{L}\\p{N}]+)*|[^\\s]`,
  'gu',
)
const ENGLISH = plainPattern(`${NUMBER}|\\p{L}[\\p{L}\\p{N}]*(?:['-][\\p{L}\\p{N}]+)*|[^\\s]`, 'gu')

/**
 * Splits a stem into words. French elisions and inverted pronouns are separate tokens (`l'` `accueil`, `pensez`
 * `-vous`); English contractions stay whole (`don't`).
 */
export function tokenise(folded: FoldedText, lang: WordingLanguage): Token[] {
  const pattern = lang === 'fr' ? FRENCH : ENGLISH
  return [...folded.text.matchAll(pattern)].map((match) => {
    const start = match.index
    const end = start + match[0].length
    const initial = folded.cased.slice(start, start + 1)
    return {
      start,
      end,
      text: match[0],
      accented: folded.accented.slice(start, end),
      kind: kindOf(match[0]),
      capital: initial !== initial.toLowerCase(),
    }
  })
}

function kindOf(text: string): Token['kind'] {
  if (/^\d/u.test(text)) return 'number'
  return /\p{L}/u.test(text) ? 'word' : 'mark'
}
