import { contentWords, fold, wordCount } from './text.ts'

/** What the wording of a question does to those who answer. */
export interface Stem {
  /** Words of the subject, see `contentWords`. */
  readonly words: readonly string[]
  /** The wording pushes towards what it states. */
  readonly leading: boolean
  /** The statement is negated (outside the forms that push). */
  readonly negated: boolean
  readonly doubleBarrelled: boolean
  readonly vague: boolean
  /** Share of people whose attention it loses, 0 to 1. */
  readonly inattention: number
}

/** Words after which a stem is long. */
export const longStem = 40

/** Reads the wording of a stem. The context counts where the stem itself names no subject. */
export function readStem(texte: string, contexte: string): Stem {
  const text = fold(texte)
  const leading = pushes.some((push) => push.test(text))
  const stripped = pushes.reduce((rest, push) => rest.replace(new RegExp(push, 'g'), ' '), text)
  const own = contentWords(stripped)
  const words = own.length >= 2 ? own : [...new Set([...own, ...contentWords(contexte).slice(0, 6)])]
  const length = wordCount(texte)
  return {
    words: words.length > 0 ? words : [text.trim() || '?'],
    leading,
    negated: negations.some((negation) => negation.test(stripped)),
    doubleBarrelled: isDoubleBarrelled(texte),
    vague: vagueWords.test(text) && !anchors.test(text),
    inattention: length > longStem ? Math.min(0.45, 0.15 + 0.01 * (length - longStem)) : 0.02,
  }
}

/** The word that makes a stem vague; empty where none does. */
export function vagueWordOf(texte: string): string {
  // Each accented letter becomes one letter, so that a place in the folded text is the same place in the composed one.
  const composed = texte.normalize('NFC')
  const found = vagueWords.exec(fold(composed))
  return found ? composed.slice(found.index, found.index + found[0].length).toLowerCase() : ''
}

const pushes: readonly RegExp[] = [
  /\bn[e']\s?[a-z]+-(?:t-)?(?:vous|nous|ils?|elles?|on|ce)\s+pas(?:\s+que|\s+qu')?\b/,
  /,?\s*n'est-ce pas\b/,
  /\bcomme (?:la plupart|la majorite|beaucoup|tout le monde|\d+ ?%)[^,]*,?/,
  /\b(?:les|tous les|la plupart des) (?:experts?|scientifiques|medecins|specialistes) (?:disent|affirment|s'accordent[^,]*|recommandent|estiment)(?:\s+que|\s+qu')?/,
  /\b(?:tout le monde sait|il est (?:evident|clair|bien connu)|chacun sait)(?:\s+que|\s+qu')?/,
  /\b(?:evidemment|bien evidemment|bien sur|assurement)\b,?/,
  /\b(?:don't|do not|wouldn't|would you not|shouldn't|isn't|aren't|doesn't|can't) (?:you|we|it|they|there)(?: (?:think|agree|believe|find|say|feel))?(?: that)?\b/,
  /,\s*(?:isn't it|don't you|right|aren't they|doesn't it)(?=\s*\?)/,
  /\bas (?:most|the majority of|many) (?:people|of us|experts)[^,]*,?/,
  /\b(?:most |all )?(?:experts|scientists|doctors) (?:agree|say|recommend|believe)(?: that)?/,
  /\b(?:everyone knows|it is (?:obvious|clear|well known))(?: that)?/,
  /\b(?:surely|obviously|of course|clearly)\b,?/,
]

const negations: readonly RegExp[] = [
  /\b(?:ne|n')\s?(?!.{0,12}\bque\b).{1,40}\b(?:pas|jamais|aucune?|rien)\b/,
  /\b(?:not|never|no longer)\b|n't\b/,
]

const vagueWords =
  /\b(?:souvent|regulierement|frequemment|parfois|de temps en temps|habituellement|generalement|recemment|ce genre de|des choses|often|regularly|frequently|usually|generally|sometimes|recently|occasionally|things like|stuff|kind of things?)\b/

const anchors =
  /\bau moins (?:une|deux|trois|\d+) fois|\bfois par (?:jour|semaine|mois|an)|\bat least (?:once|twice|\d+)|\b(?:times|once|twice) (?:a|per) (?:day|week|month|year)/

const joints = /\s(?:et|ainsi que|et aussi|and|as well as|and also)\s/i
const alternatives = /\s(?:ou|or)\s/i

/** Pairs that are one thing, or the two sides of one. */
const fixedPairs =
  /\b(?:hommes et (?:les )?femmes|femmes et (?:les )?hommes|fruits et (?:les )?legumes|aller et retour|oui ou non|pour ou contre|plus ou moins|yes or no|more or less|men and women|fruits? and vegetables|black and white|health and safety|entre \S+ et \S+|between \S+ and \S+|et vous|and you|et pourquoi|and why)\b/

const balanced =
  /(?:favorable|satisfait|accord|bonne?|facile|utile|support|agree|satisfied|good|easy|favou?r|plutot)\S*(?: \S+){0,3} (?:ou|or) /

/**
 * The parts of a stem that ask. Where it has a question mark, these are the last part and those in which the verb comes
 * first, as in a question.
 */
function askingParts(texte: string): string[] {
  const parts = texte.split(/[,;:.]\s/)
  if (!texte.includes('?')) return parts
  const turned =
    /-(?:t-)?(?:vous|nous|ils?|elles?|on|ce)\b|est-ce que|^\s*(?:do|does|did|are|is|was|were|should|would|could|can|will|how|what|which|why|when|where|who)\b/i
  return parts.filter((part, i) => i === parts.length - 1 || turned.test(part))
}

function isDoubleBarrelled(texte: string): boolean {
  return askingParts(texte).some(joinsTwo)
}

function joinsTwo(texte: string): boolean {
  const text = fold(texte).replace(new RegExp(fixedPairs, 'g'), ' ')
  const sides = text.split(joints)
  // Two names joined by "et" are one list, and not two things to judge.
  const names = /\p{Lu}[\p{L}-]+\s(?:et|and)\s\p{Lu}/u.test(texte)
  if (sides.length > 1 && !names && sides.every((side) => contentWords(side).length > 0)) return true
  const either = text.split(alternatives)
  return either.length > 1 && !balanced.test(text) && either.every((side) => contentWords(side).length > 0)
}
