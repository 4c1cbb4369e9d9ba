import type { WordingLanguage } from './finding.ts'
import { MORE_ENGLISH, MORE_FRENCH, THIRD_LANGUAGES } from './lexicons/third-languages.ts'
import { foldText } from './text/fold.ts'

const FRENCH = new Set(
  'le la les l un une des du de d et est vous votre vos que qu qui quel quelle dans pour par sur avec au aux ce cette ne pas plus avez etes faites combien comment souvent je il elle on nous ou non oui en se s si sont a-t selon depuis quels quelles lequel laquelle chez sans aucun aucune jamais toujours tres plutot tout fait accord'.split(
    ' ',
  ),
)
const ENGLISH = new Set(
  'the a an and is are you your of to in for on with do does did have has how what which who when where why would should or not at from that this it by as be been they we if about yes no most than many much agree very fairly never always often i my'.split(
    ' ',
  ),
)
/** How many more words and accents of one language than of the other a text needs. */
const MARGIN = 1

/**
 * French or English, by function words and French accents; null where the text does not show it
 * (too short, numbers only, another language).
 */
export function detectLanguage(text: string): WordingLanguage | null {
  const { text: folded, accented } = foldText(text)
  const words = folded.match(/[\p{L}]+/gu) ?? []
  const french =
    words.filter((word) => FRENCH.has(word)).length + (accented.match(/[éèêàâçùûîôœ]/gu)?.length ?? 0)
  const english = words.filter((word) => ENGLISH.has(word)).length
  if (Math.abs(french - english) < MARGIN) return null
  return french > english ? 'fr' : 'en'
}

/** Letters that neither French nor English has, a rare æ aside. */
const FOREIGN_LETTERS = /[åøæäößñãõłşğıčšžőűąęńśźżěřůđțș]/u
/** What a text must show of a third language at least: a single word may be a name or a quotation. */
const LEAST_FOREIGN = 2

/**
 * Whether a text is in a third language: more of its words have letters of none of the two than speak for either, or it has
 * more frequent words of a third language than of French and of English.
 */
export function isInThirdLanguage(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const foreign = words.filter((word) => FOREIGN_LETTERS.test(word)).length
  const { own, third } = knownWords(text)
  return foreign >= Math.max(LEAST_FOREIGN, own) || third >= Math.max(LEAST_FOREIGN, own + 1)
}

/** How many frequent words a text has of French or English, and of the third language of which it has the most. */
function knownWords(text: string): { own: number; third: number } {
  const words = foldText(text).text.match(/\p{L}+/gu) ?? []
  const known = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length
  return {
    own: Math.max(known(FRENCH) + known(MORE_FRENCH), known(ENGLISH) + known(MORE_ENGLISH)),
    third: Math.max(...THIRD_LANGUAGES.map(known)),
  }
}

/**
 * Whether a text shows that the checker cannot read it: it is in a third language, or most of its letters are of
 * another script. A short text may show neither; then it counts as in the language of what it is part of.
 *
 * @param amongUnreadable whether what it is part of, such as the questionnaire, cannot be read
 */
export function isUnreadable(text: string, amongUnreadable = false): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  if (latin.length < letters.length / 2 || isInThirdLanguage(text)) return true
  if (!amongUnreadable || letters.length === 0) return false
  const { own, third } = knownWords(text)
  return own <= third
}

/** Whether a questionnaire is in a language that the checker cannot read: more of its items are than are not, short ones aside. */
export function areUnreadable(stems: readonly string[]): boolean {
  const unread = stems.filter((stem) => isUnreadable(stem))
  const isRead = (stem: string) => {
    const { own, third } = knownWords(stem)
    return own > third && !isUnreadable(stem)
  }
  return unread.length > 0 && unread.length > stems.filter(isRead).length
}

/**
 * How much a word indicates French: above 0 for a French function word or an accent, below 0 for an English function
 * word.
 *
 * @param folded the word in lower case, without accents
 * @param accented the word in lower case, as it is written
 */
export function frenchness(folded: string, accented: string): number {
  const accents = accented.match(/[éèêàâçùûîôœ]/gu)?.length ?? 0
  return accents + (FRENCH.has(folded) ? 1 : 0) - (ENGLISH.has(folded) ? 1 : 0)
}
