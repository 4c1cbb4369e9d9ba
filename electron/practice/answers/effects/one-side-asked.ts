import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'
import { extremeBlame, extremePraise } from './extreme-words.ts'
import type { Plea } from './push.ts'

/** A question for assent and nothing else: "Do you agree?", « Êtes-vous de cet avis ? ». */
const assentOnly =
  /^(?:and |et )?(?:(?:do|would) you (?:not )?agree(?: with (?:this|that|us))?|don't you agree|agreed|is (?:that|it) (?:so|right|true)|(?:etes|seriez)-vous d'accord(?: avec (?:cela|nous))?|(?:en )?etes-vous (?:convaincue?s?|de cet avis)|d'accord|(?:le )?pensez-vous aussi|partagez-vous (?:cet avis|cette opinion))[ ?]*$/

const isExtreme: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `\\b(?:est|sont|etait|etaient|a ete|ont ete|reste|restent) (?:\\S+ ){0,3}?(?:${extremePraise.fr}|${extremeBlame.fr})(?![a-z])`,
  ),
  en: new RegExp(
    `\\b(?:is|are|was|were|has been|have been|remains?) (?:\\S+ ){0,3}?(?:${extremePraise.en}|${extremeBlame.en})(?![a-z])`,
  ),
}

/** Those who ask want to hear that their own thing is excellent: « Notre pain est-il délicieux ? ». */
const ownExcellence: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `^(?:(?:trouvez|diriez|jugez|estimez|pensez)-vous (?:que )?)?(?:notre|nos|mon|ma|mes) [^?,]{2,50}(?:-(?:t-)?(?:il|elle)s?|est|sont|etai(?:t|ent)) (?:\\S+ ){0,2}?(?:${extremePraise.fr})(?![a-z])[^?,]{0,20}\\?`,
  ),
  en: new RegExp(
    `^(?:(?:is|are|was|were|has|have)|do you (?:find|think|consider)|did you find|would you say)(?: that)? (?:our|my) [^?,]{2,50}?(?:${extremePraise.en})(?![a-z])[^?,]{0,20}\\?`,
  ),
}

/** Agreement is asked for with a value that nobody denies, or with the best of all. */
const agreesThat: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:etes|seriez|es|serais)-(?:vous|tu) (?:bien )?d'accord (?:pour dire |pour penser |avec le fait |sur le fait )?(?:que |qu')(?:il (?:est|serait) (?:\w+ )?(?:important|essentiel|necessaire|vital|crucial|primordial|indispensable|urgent|normal|juste|grand temps|inacceptable)|(?:on|nous|il) (?:doit|devons|faut) absolument|[^?]*\b(?:(?:le|la|les) (?:meilleure?s?|plus \w+)|(?:merite|vaut) mieux)\b)/,
  en: /\b(?:do|would) you agree (?:with us )?that (?:it is|it's|it would be)? ?(?:(?:\w+ )?(?:important|essential|necessary|vital|crucial|imperative|urgent|only right|only fair|wrong|unacceptable|high time) (?:to|that|for)|[^?]*\b(?:the (?:best|finest|greatest|most \w+|safest|fairest)|deserves? better)\b)/,
}

/** A liking is asked about for one thing alone: "do you prefer cats?", « préférez-vous le thé ? ». */
const prefersOne: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:preferez|prefererais|prefererez|prefereriez|preferes)-(?:vous|tu) ([^?,:]{3,60})\?/,
  en: /\b(?:do|would|did) you (?:really |personally |usually |generally )?prefer (?:to (?=\w))?([^?,:]{3,60})\?/,
}
const compared =
  /(?:^|\s)(?:or|than|over|instead|rather|to|ou|que|plutot|a|au|aux|which|that|not|pas|either|both)\s|\b(?:qu'|the same|le meme|la meme|les memes)/

/** Words that imply a fault: somebody who is fit "in every other respect" is not fit in this one. */
const faultImplied: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:(?:a|sous|sur) tous les autres (?:egards|rapports|points|aspects|plans)|pour tout le reste|(?:par ailleurs|sinon|autrement) (?:tout a fait |parfaitement |bien )?(?:competente?|qualifiee?|apte|capable|valable|honnete|convenable|diplomee?|serieu(?:x|se)))\b/,
  en: /\b(?:in (?:every|all|any) other (?:aspect|respect|way|regard)s?|otherwise (?:\w+ly )?(?:qualified|competent|suitable|fit|capable|able|decent|acceptable|respectable|honest|good))\b/,
}

/** Those who do it are named as virtuous people: "should responsible owners …?". */
const virtuous: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:selon vous,? |d'apres vous,? )?(?:(?:tous |toutes )?les |des |un |une |tout |toute )(?:(?:bons?|bonnes?|vrais?|vraies?) (?!marche|heure|affaire)\w+|\w+ (?:\w+ et )?(?:responsables?|prudente?s?|dignes? de ce nom|honnetes?|consciencieu\w+|sense\w*|raisonnables?|aimante?s?|attentifs?|intelligente?s?|avisee?s?|soucieu\w+|devouee?s?|modernes?|respectueu\w+|prevoyante?s?|avertie?s?))(?: [\w']+){0,2} (?:devrai\w+|doi\w+|devr\w+)-(?:ils?|elles?) (?!etre|avoir|recevoir|payer|toucher)/,
  en: /^(?:should|must|ought|shouldn't|wouldn't) (?:all |any |every |an? )?(?:responsible|good|decent|caring|concerned|smart|intelligent|educated|informed|wise|dedicated|devoted|serious|sensible|loving|reasonable|honest|law-abiding|patriotic|loyal|thoughtful|conscientious|considerate|prudent|true|real) \w+ (?!be |get |receive |have |pay |earn )\w+/,
}

/** A good deed for those in need is all that is asked for. */
const goodDeedFor: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:en faveur d[e']|favorables? a|d'accord pour|partisane?s? d[e']|pour) ?(?:mieux )?(?:soutenir|aider|proteger|secourir|nourrir|sauver|soigner|accompagner|defendre)\b[^?]{0,60}\b(?:enfants?|bebes|malades|veterans|victimes|plus (?:pauvres|demunis|fragiles)|orphelins|handicapee?s?|animaux|familles (?:pauvres|modestes|en difficulte)|personnes agees|aines)\b/,
  en: /\b(?:in favou?r of|willing to|happy to|agree to) (?:support|help|protect|feed|sav|rescu|car|defend)(?:ing|e|e for|ing for)?\b[^?]{0,60}\b(?:children|babies|kids|the (?:sick|poor|needy|elderly|vulnerable|disabled)|veterans|victims|orphans|animals|families in need|pensioners)\b/,
}

/** Asks whether one "still" or "really" believes something, as if that were wrong. */
const stillBelieves: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:pensez|croyez|croiriez|imaginez)-vous (?:encore|toujours|vraiment|serieusement|honnetement)(?: que| qu')/,
  en: /\bdo you (?:still|really|honestly|seriously|actually) (?:think|believe|imagine|buy the idea)\b/,
}

/** A sentence in which those who ask take for granted that the person is pleased. */
const takenAsPleased: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(?:je|nous) (?:suppos|imagin|esper|sommes (?:surs|certains|convaincus)|suis (?:sur|certain|convaincu))\w*|j'(?:imagine|espere)|on (?:espere|imagine|suppose)) (?:bien )?que vous (?:avez|etes|aimez|avez bien) (?:\w+ )?(?:aime|apprecie|adore|satisfaite?s?|content\w*|ravi\w*|conquis\w*|passe (?:un|une) (?:bon|bonne|excellent)\w*)/,
  en: /^(?:i|we) (?:assume|suppose|imagine|expect|hope|trust|presume|guess|am sure|are sure|bet)(?: that)? you (?:(?:really )?(?:liked|enjoyed|loved|appreciated|like|enjoy|love)|(?:are|were) (?:\w+ )?(?:happy|satisfied|pleased|delighted)|had an? (?:great|good|wonderful|pleasant))/,
}

const eitherWay = /\b(?:or (?:not|dis\w+|against|oppose\w*)|ou (?:non|pas|contre|oppose\w*|des\w+|in\w+))\b/

/**
 * A closed question that asks for one side alone: assent to praise, the excellence of one's own thing, agreement that
 * something is important, a liking for one of several, a fault that is implied, the deeds of the virtuous, and help for
 * those in need. Undefined where both sides are offered.
 */
export function oneSideAsked(
  { premises, asked }: { readonly premises: readonly string[]; readonly asked: string },
  options: readonly string[],
  language: Language,
): Plea | undefined {
  const question = fold(asked).trim()
  if (!isYesOrNo(options) || eitherWay.test(question)) return undefined
  const praised = assentOnly.test(question)
    ? premises.find((part) => isExtreme[language].test(fold(part)))
    : undefined
  if (praised !== undefined) return { words: praised, towards: 1 }
  const taken = premises.find((part) => takenAsPleased[language].test(fold(part).trim()))
  if (taken !== undefined) return { words: taken, towards: 1 }
  const [liked, object = ''] = prefersOne[language].exec(question) ?? []
  if (liked !== undefined && !compared.test(` ${object.trim()} `)) return { words: liked, towards: 1 }
  for (const [form, towards] of [
    [ownExcellence, 1],
    [agreesThat, 1],
    [faultImplied, -1],
    [virtuous, 1],
    [goodDeedFor, 1],
    [stillBelieves, -1],
  ] as const) {
    const found = form[language].exec(question)
    if (found) return { words: found[0], towards }
  }
  return undefined
}

/** Whether the options are a plain yes and no. */
function isYesOrNo(options: readonly string[]): boolean {
  const { substantive } = readOptionSet(options, 'en')
  const said = substantive.map((place) => fold(options[place] ?? ''))
  return (
    said.length === 2 &&
    said.some((text) => /^(?:yes|oui|vrai|true)\b/.test(text)) &&
    said.some((text) => /^(?:no|non|faux|false)\b/.test(text))
  )
}
