import { findingAt, findingInOptions, type ItemContext, type Rule } from '../item-context.ts'
import { findSpan, has, phrasePattern, wordPattern } from '../text/phrases.ts'

/** Words of agreement in options, including disagreement. */
const AGREEMENT = {
  fr: phrasePattern(["d'accord", 'desaccord', 'accord total', 'approuve totalement']),
  en: phrasePattern(['agree', 'disagree', 'agreement', 'disagreement']),
}

/** « … d'accord pour dire que … » states something to be agreed with, unlike « … pour dire quelques mots ». */
const TO_SAY_THAT = "(?:dire|penser|affirmer|considerer|estimer|reconnaitre|admettre) (?:que(?!\\p{L})|qu')"

/** Stems that ask for agreement with a statement. */
const ASKED = {
  fr: wordPattern(
    [
      `(?:etes-vous|seriez-vous|es-tu|est-on|vous etes|diriez-vous (?:que )?(?:vous etes|etre)) (?:plutot |tout a fait |personnellement |vous-meme )*d'accord(?! (?:pour (?!${TO_SAY_THAT})|sur (?!(?:le fait|l'idee) qu)|entre))`,
      "(?:degre|niveau) d'accord",
      "(?:pas du tout|tout a fait|totalement|entierement|fortement) (?:d'accord|en desaccord)",
      "dans quelle mesure (?:\\p{L}+[ -]){0,4}d'accord",
      "a quel point (?:\\p{L}+[ -]){0,4}d'accord",
      "d'accord (?:ou (?:non|pas)|ou en desaccord|, pas d'accord)",
      "etes-vous (?:plutot )?(?:en accord|en desaccord|d'accord) avec",
      'approuvez-vous (?:l.affirmation|la phrase|l.enonce|cette affirmation|cette phrase)',
    ].join('|'),
  ),
  en: wordPattern(
    [
      '(?:strongly|completely|totally|fully) (?:dis)?agree',
      'agree (?:or|/|and/or) disagree',
      'disagree or agree',
      '(?:do|did) you (?:\\p{L}+ )?(?:agree|disagree)(?! to (?!the)| on | about )',
      'would you say (?:that )?you (?:agree|disagree)',
      '(?:how (?:much|strongly|far)|to what (?:extent|degree)) (?:\\p{L}+ ){0,3}(?:agree|disagree)',
      '(?:level|degree|extent) of (?:dis)?agreement',
    ].join('|'),
  ),
}

/** Consent, and agreement between people, which are no ratings of a statement. */
const NOT_A_RATING = {
  fr: wordPattern(
    `d'accord pour (?!${TO_SAY_THAT})|consent\\p{L}*|(?:laquelle|lequel|qui|quelle (?!mesure)\\p{L}+|quel \\p{L}+|desquel\\p{L}+) (?:\\p{L}+[ -]){0,4}d'accord|autoris\\p{L}+-vous|(?:vous et votre|votre conjoint et vous|entre vous|ensemble) (?:\\p{L}+[ -]*){0,8}d'accord`,
  ),
  en: wordPattern(
    'agree to (?!the (?:statement|idea|view))|consent\\p{L}*|(?:which|who|whom)(?: \\p{L}+){0,5} agree|agree with your|(?:you and your|your partner and you|you both|with each other) (?:\\p{L}+ ){0,6}agree|agree (?:about|on) ',
  ),
}

const NEGATED =
  /(?:don't|wouldn't|won't|do you not|would you not) (?:you )?agree|n'etes-vous pas|ne seriez-vous pas/u
const RATING_POINTS = 2
/** Asks in free text for the reason of an agreement that was stated before. */
const REASON = {
  fr: /(?<!\p{L})(?:pourquoi|pour (?:quelles?|la|les) (?:\p{L}+ )?raisons?)(?!\p{L})/u,
  en: /(?<!\p{L})(?:why|for what reasons?|what are (?:your|the) (?:\p{L}+ )?reasons)(?!\p{L})/u,
}

/**
 * Whether a stem asks how far one agrees with a statement, whatever the options say.
 *
 * @param text the folded stem
 */
export function asksForAgreement(text: string, lang: 'fr' | 'en'): boolean {
  return has(ASKED[lang], text) && !has(NOT_A_RATING[lang], text) && !NEGATED.test(text)
}

/** A statement to be rated by agreement, which invites people to agree. */
export const agreeDisagree: Rule = (item) => {
  if (has(NOT_A_RATING[item.lang], item.text) && !isGraded(item)) return []
  if (!item.closed && REASON[item.lang].test(item.text)) return []
  const rated = item.answers.filter((option) => has(AGREEMENT[item.lang], option.text))
  const asked = findSpan(ASKED[item.lang], item.text)
  if (rated.length >= RATING_POINTS && !isTwoPeople(item)) {
    return [asked ? findingAt('agree_disagree', asked) : findingInOptions('agree_disagree', rated[0]?.index)]
  }
  return asked && !NEGATED.test(item.text) ? [findingAt('agree_disagree', asked)] : []
}

/** Whether options are degrees of agreement: these rate a statement even if the stem is about consent. */
function isGraded(item: ItemContext): boolean {
  const graded = /tout a fait|plutot|pas du tout|totalement|strongly|somewhat|completely|slightly|mostly/u
  return (
    item.answers.filter((option) => has(AGREEMENT[item.lang], option.text) && graded.test(option.text))
      .length >= RATING_POINTS
  )
}

/** Whether it asks how often, or on what, people agree with each other, which is a fact about them. */
function isTwoPeople(item: ItemContext): boolean {
  return (
    /(?:how often|how frequently|a quelle frequence) /u.test(item.text) ||
    (has(NOT_A_RATING[item.lang], item.text) && !isGraded(item))
  )
}
