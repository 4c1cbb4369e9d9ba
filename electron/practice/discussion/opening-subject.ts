import { contentWords, type Language } from '../answers/text.ts'
import { nounPhraseOf } from '../speech/subject.ts'

/** Longest title that the moderator quotes, in characters. */
const longestQuoted = 80

/** A code that a program put in front of a title, such as “·7F3KQ”: nobody would say it aloud. */
const CODE = /^·\S+\s+(?=\S)/u

/** Words of a title that name the session and not its subject, cut as content words are. */
const ofTheSession: ReadonlySet<string> = new Set(
  `groupe group groups focus test tests essai pilot pilote sessio seance discus table round ronde entret interv
  vague wave untitl titre sans draft brouil demo copy copie guide guides new nouvea nouvel`.split(/\s+/),
)

/**
 * What the moderator says the discussion is about: what the guide's introduction names, where the title names it too;
 * else what the title names, or the title itself. `named` stands where the title says nothing of the subject.
 */
export function openingSubject(titre: string, named: string, language: Language): string {
  const title = titre.trim().replace(CODE, '')
  const words = contentWords(title).filter((word) => !ofTheSession.has(word))
  if (words.length === 0) return named
  const said = contentWords(named)
  if (holdsMost(named, words) && words.some((word) => said.includes(word))) return named
  const own = nounPhraseOf(title, language)
  if (own !== undefined && holdsMost(own, words)) return own
  if (title.length > longestQuoted) return named
  return language === 'fr' ? `« ${title} »` : `“${title}”`
}

/** Whether a phrase says as much as half of the title's words, and not only where or when. */
function holdsMost(phrase: string, words: readonly string[]): boolean {
  return contentWords(phrase).length >= words.length / 2
}
