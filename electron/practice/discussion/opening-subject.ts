import { quoted } from '../speech/quoted.ts'
import { nounPhraseOf } from '../speech/subject.ts'
import { contentWords, type Language } from '../text.ts'

/** Longest title that the moderator quotes, in characters. */
const longestQuoted = 80

/** A code that a program put before a title, such as “·7F3KQ”, which nobody would say aloud. */
const CODE = /^·\S+\s+(?=\S)/u

/** A title as it is said aloud. */
export const spokenTitle = (titre: string) => titre.trim().replace(CODE, '')

/** Words of a title that describe the session and not its subject, cut to six letters as content words are. */
const ofTheSession: ReadonlySet<string> = new Set(
  `groupe group groups focus test tests essai pilot pilote sessio seance discus table round ronde entret interv
  vague wave untitl titre sans draft brouil demo copy copie guide guides new nouvea nouvel`.split(/\s+/),
)

/**
 * The subject that the moderator announces: what the guide's introduction names (`named`) if the title names it too,
 * else what the title names, or the title itself. If the title names no subject, it is what the guide names
 * `elsewhere`.
 */
export function openingSubject(
  titre: string,
  named: string | undefined,
  language: Language,
  elsewhere = named,
): string {
  const title = spokenTitle(titre)
  const words = contentWords(title).filter((word) => !ofTheSession.has(word))
  if (words.length === 0 && elsewhere !== undefined) return elsewhere
  const said = contentWords(named ?? '')
  const isWhole = (phrase: string) =>
    holdsMost(phrase, words) && !(isBare(phrase, language) && and.test(title))
  if (named !== undefined && isWhole(named) && words.some((word) => said.includes(word))) return named
  const own = nounPhraseOf(title, language)
  if (own !== undefined && isWhole(own)) return own
  if (title.length > longestQuoted && elsewhere !== undefined) return elsewhere
  return quoted(title, language)
}

/** Whether a phrase has at least half as many content words as the title, and not only a place or a time. */
function holdsMost(phrase: string, words: readonly string[]): boolean {
  return contentWords(phrase).length >= words.length / 2
}

/** Titles of two things, of which an English phrase without a determiner is only the second. */
const and = / (?:and|&) /i

function isBare(phrase: string, language: Language): boolean {
  return language === 'en' && !/^(?:the|a|an|our|this|these|those) /i.test(phrase)
}
