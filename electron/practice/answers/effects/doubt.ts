import { INTERESTED } from '../../../../shared/wording/lexicons/appeals.ts'
import { findMatches, wordPattern } from '../../../../shared/wording/text/phrases.ts'
import { fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { isSameObject } from './same-object.ts'

/** Sources so discredited that their statement speaks against itself. */
const discredited =
  /\b(?:extremist\w*|agitateurs?|fanati\w+|complotist\w+|conspirac\w+|cranks?|charlatans?|radicals?|lunatics?|zealots?|(?:une poignee|(?<!\ben )quelques(?! (?:questions?|minutes?|instants?|mots?|semaines?|jours?|mois|annees?|heures?|euros?|metres?|kilometres?|centimes?)\b)|a handful|only a (?:handful|few)) (?:d'|de |of )?\w+|pretend(?:ent)?|pretendument|soi-disant|so-called|(?:since |later |now |depuis |aujourd'hui )?(?:been )?(?:withdrawn|retracted|debunked|discredited|retire[es]?|desavoue\w*|dementie?s?|discredite\w*|conteste\w*)(?= ?,)|(?:anonymous (?:sources?|letters?|posts?|bloggers?|blog|tips?|accounts?|witness\w*)|unverified|unnamed|dubious|fringe|self-appointed|(?:sources?|lettres?|temoins?|comptes?|blogs?|courriers?) anonymes?|non verifiee?s?|douteu\w+|autoproclame\w*|qui (?:ont|a) tout interet)|alleged(?:ly)?)\b/

/** Sources that profit from what they say, or that stand for hardly anybody. */
const interested = { fr: wordPattern(INTERESTED.fr), en: wordPattern(INTERESTED.en) }

/** « Few have not done it yet » means that everybody else has. */
const notYet =
  /\b(?:only )?(?:a handful|a few|very few) (?:of )?[^,.?!]{0,40}\b(?:yet to|still (?:have not|haven't|not))\b|\b(?:une poignee|quelques|rares|peu) [^,.?!]{0,40}\b(?:pas encore)\b/g

/**
 * The words that cast doubt on who speaks. "Nobody wants …" is no such doubt if it is about another object than the
 * question.
 */
export function doubtIn(texte: string, language: Language): RegExpExecArray | null {
  const own = discredited.exec(fold(texte).replace(notYet, ' '))
  if (own) return own
  const found = findMatches(interested[language], fold(texte))[0] ?? null
  if (!found || !/^(?:nobody|no one|plus personne|plus grand monde)/.test(found[0])) return found
  const { premises, asked } = partsOf(texte)
  const premise = premises.find((part) => fold(part).includes(found[0]))
  return premise === undefined || isSameObject(premise, asked) ? found : null
}
