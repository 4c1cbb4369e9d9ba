import type { ItemContext } from '../item-context.ts'
import { isParticiple } from '../text/participles.ts'
import type { Token } from '../text/tokenise.ts'
import type { Joint } from './joints.ts'
import { isDeterminer, isPlainVerb, isPreposition } from './word-classes.ts'

const HOW_OFTEN = {
  fr: /^(?:tou(?:s|tes) les|chaque|(?:une|deux|trois|quatre|plusieurs|quelques|\d+) fois|jamais|(?:tres |assez )?(?:souvent|rarement)|parfois|quelquefois|toujours|moins (?:souvent|d'une fois)|plus (?:souvent|d'une fois)|de temps en temps|quotidien\p{L}*|hebdomadaire\p{L}*|mensuel\p{L}*|presque (?:jamais|toujours|tous)|(?:plusieurs|quelques|la plupart des|plus de la moitie des) jours|(?:a|lors de) (?:chaque|certaines?|certains|aucune?|toutes?|quelques))(?!\p{L})/u,
  en: /^(?:every|each|daily|weekly|fortnightly|monthly|yearly|annually|once|twice|(?:two|three|several|a few|\d+)(?: or \p{L}+)? times|never|always|(?:very |quite )?(?:often|rarely)|sometimes|seldom|hardly ever|occasionally|less (?:often|than once)|more (?:often|than once)|most (?:days|weeks)|(?:almost|nearly) (?:never|always|every)|(?:several|some|a few|more than half (?:of )?the) days|(?:at|in|on|during) (?:every|each|some|most|no|all|any|none))(?!\p{L})/u,
}

/** Whether the answers are frequencies; one other answer is allowed. */
export function asksHowOften(item: ItemContext): boolean {
  const often = item.answers.filter((option) => HOW_OFTEN[item.lang].test(option.text))
  return often.length >= 2 && often.length >= item.answers.length - 1
}

/** Each act needs an object of its own, before the conjunction and after it: at least this many words. */
const LEAST_WORDS = 2

/**
 * "Have you cut down on beef or moved to a green tariff": two acts, each with its own object, so that "yes" may mean
 * either. "Have you visited or called a doctor" has one object, which many surveys use on purpose.
 */
export function joinsActs(item: ItemContext, joint: Joint): boolean {
  if (!item.yesNo && !asksHowOften(item)) return false
  if (!joint.sentence.text.endsWith('?') || SUBORDINATE.test(joint.before)) return false
  if (item.lang === 'fr' && OWN_VERB.test(joint.after) && INVERTED.test(joint.before)) return true
  if (asksTwice(item, joint)) return true
  const start = joint.right.findIndex(
    (token) => !/^(?:to|a|de|d'|y|vous|en|l'|les?|la|not)$/u.test(token.text),
  )
  const verb = joint.right[start]
  const given = /^(?:en|l'|les?|la)$/u.test(joint.right[0]?.text ?? '')
  if (!verb || given || joint.right[start + 1]?.kind === 'mark') return false
  return joint.either ? chooses(item, joint, verb) : doesBoth(item, joint, verb)
}

function chooses(item: ItemContext, { left, right }: Joint, verb: Token): boolean {
  const last = left.at(-1)
  if (!last || right.indexOf(verb) + LEAST_WORDS >= right.length || isSameForm(last, verb, item.lang))
    return false
  return left.slice(1, -LEAST_WORDS).some((token) => isSameForm(token, verb, item.lang))
}

/** "Have you visited the museum and bought something": one may have done both, one or none. */
function doesBoth(item: ItemContext, { left }: Joint, verb: Token): boolean {
  if (!isParticiple(verb.accented, item.lang) || isPlainVerb(verb, item.lang)) return false
  const auxiliary = left.findIndex((token) => /^(?:have|has|had|avez|as|a|ont|avons)$/u.test(token.text))
  return auxiliary >= 0 && left.slice(auxiliary + 1).some((token) => isParticiple(token.accented, item.lang))
}

/** Words that open a clause that says who or what is meant. */
const SUBORDINATE =
  /(?<!\p{L})(?:who|which|that|whose|if|when|where|qui|dont|que|qu'|si|lorsque|quand)(?!\p{L})/u
/** An inverted verb and plain words up to the end. The form of the pattern avoids backtracking if a comma follows. */
const INVERTED =
  /^(?:[^?]{0,60}, )?(?:vous )?\p{L}+-vous (?=[\p{L}'-] ?[\p{L}'-])[\p{L}'-]+(?: [\p{L}'-]+)* ?$/u
/** A second inverted verb with an object, unlike « êtes-vous ou avez-vous été ». */
const OWN_VERB =
  /^(?:vous |y |en |l'|les? |la )?(?!avez-vous (?:ete|eu)(?!\p{L}))\p{L}+-vous (?:[\p{L}'-]+ ?){2,}/u

/** "Do you snore, or have you been told that you do?": asked twice, unlike "are you, or have you been, …". */
export function asksTwice({ lang, yesNo }: ItemContext, { before, after }: Joint): boolean {
  return lang === 'en' && yesNo && ASKED_AGAIN.test(after) && ASKED.test(before)
}
const ASKED = /^(?:[^?]{0,60}, )?(?:do|did|have|are|were|would|will|can) you(?: [\p{L}'-]+)+,? ?$/u
const ASKED_AGAIN = /^(?:do|did|have|are|were|would|will|can) you (?!not(?!\p{L}))(?:[\p{L}'-]+ ?){2,}/u

/** Whether both are plain verbs, or both participles. */
function isSameForm(one: Token, other: Token, lang: ItemContext['lang']): boolean {
  if ([one, other].some((token) => isDeterminer(token, lang) || isPreposition(token, lang))) return false
  const plain = isPlainVerb(one, lang) && isPlainVerb(other, lang)
  return plain || (isParticiple(one.accented, lang) && isParticiple(other.accented, lang))
}

const PREPOSITION_AGAIN = {
  fr: /(?:^| )(?:(avec|envers|sur|pour|dans|chez|aupres de|par|en|a la|au|aux|du|de la|des) (?:[\p{L}'-]+ ?){1,3} et \1 \p{L}+|au [\p{L}'-]+ et en \p{L}+)/u,
  en: /(?:^| )(with|about|for|on|in|by|at|towards) (?:[\p{L}'-]+ ?){1,3} and \1 \p{L}+/u,
}

/** "Do you pay by phone and by card?": the repeated preposition makes two things of it. */
export function saysPreposition(item: ItemContext, joint: Joint): boolean {
  if (joint.either || !item.yesNo || SUBORDINATE.test(joint.before)) return false
  const near = joint.left.slice(-MOST_NEAR)
  const from = (near[0]?.start ?? joint.at.start) - joint.sentence.start
  return PREPOSITION_AGAIN[item.lang].test(
    `${joint.before.slice(from)} ${joint.sentence.text.slice(joint.at.start - joint.sentence.start)}`,
  )
}
const MOST_NEAR = 5

const BARE = {
  fr: /^(?:[^?]{0,40}, )?(?:\p{L}+-vous) (?<one>\p{L}+) et (?<other>\p{L}+) ?\?$/u,
  en: /^(?:[^?]{0,40}, )?(?:do|did) you (?:\p{L}+ly )?\p{L}+ (?<one>\p{L}+) and (?<other>\p{L}+) ?\?$/u,
}

/** « Parlez-vous anglais et espagnol ? »: two objects without articles, and nothing else. */
export function joinsBare(item: ItemContext, joint: Joint): boolean {
  return !joint.either && item.yesNo && BARE[item.lang].test(joint.sentence.text)
}
