import { fold, type Language } from '../../text.ts'
import { directionOf } from '../opinion/direction.ts'
import { toneOf } from '../tone/tone.ts'
import { evenHanded } from './argued-before.ts'

/** A frame that leads, and the side of the options that it speaks for. */
export interface Told {
  readonly words: string
  readonly towards: 1 | -1
}

/** What would follow from a no, and from a yes: "A no vote means …", « En votant "non", vous … ». */
const ofANo =
  /\b(?:(?:a |your )?['"“«]? ?no ?['"”»]? vote|vot\w+ ['"“«]? ?(?:no|non|contre|against)|en (?:refusant|rejetant|disant non)|(?:by )?(?:refusing|rejecting|saying no)|sans (?:elle|lui|ce|cette|cela|votre|eux)|without (?:it|them|this|that|your))\b[^.?!]{6,}/
const ofAYes =
  /\b(?:(?:a |your )?['"“«]? ?yes ?['"”»]? vote|vot\w+ ['"“«]? ?(?:yes|oui|pour)|en (?:acceptant|disant oui)|(?:by )?(?:accepting|agreeing|saying yes))\b[^.?!]{6,}/

/** Something gained: jobs, money, lives, places. */
const gains =
  /\b(?:apport|cre|rapport|offr|sauv|garanti|finance|bring|creat|sav|deliver|generat|provid|secur|guarantee|fund)\w*\b[^.?!]{0,40}\b(?:emplois?|jobs?|revenus?|recettes|income|revenue|millions?|vies|lives|logements?|homes|lits|beds|places|energie|energy|power|visiteurs|visitors|clients|customers)\b/

/** A harm said to come of something, or denied. */
const linked =
  /\b(?:(?:been )?(?:linked|tied|associated) (?:to|with)|(?:is|are|was|were) (?:known|proven|shown) to (?:cause|harm|increase)|cause[sd]?|lead(?:s|ing)? to|(?:est|sont|a ete|ont ete) (?:liee?s?|associee?s?) a|provoqu\w+|entrain\w+|expos\w+ a|favoris\w+)\b/
const denied =
  /\b(?:(?:found|find|finds|there is|there was|shows?|showed|has|have) (?:absolutely )?no (?:\w+ )?(?:link|evidence|risk|danger|effect|harm|connection)|(?:aucun|pas de|pas trouve de) (?:lien|danger|risque|effet|preuve)\w*)\b/
const worried = /\b(?:worried|concerned|afraid|anxious|inquie\w+|preoccup\w+|peur|craign\w+)\b/

/** A promise that was broken, a duty that was not done. */
const failed =
  /\b(?:promis\w*|vowed?|pledged?|jure|engage\w*|assured?)\b[^?]*\b(?:n'(?:a|ont|en) (?:pas|rien|jamais)|ne l'(?:a|ont) pas|(?:did|has|have|do|does) ?(?:not|n't|nothing)|never|still (?:has|have|waiting)|toujours (?:rien|pas)|en vain)\b/

/** The person is flattered, pitied, or told what those who ask have done for them. */
const courted: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(?:vous|tu) (?:fai(?:tes|s) partie d|(?:etes|es) (?:de ceux|de celles|un|une|connu|quelqu'un|si|tellement|toujours)[^.?!]{3,}|(?:devez|dois) en avoir (?:assez|marre)|(?:en )?avez (?:surement|forcement|sans doute) assez|meritez|merites|n'avez pas peur)|(?:nous|on) (?:vous )?(?:avons|a) (?:entendu|ecoute|tenu|travaille|fait le maximum|agi)|parce que (?:vous|nous) (?:le )?(?:meritez|tenons))/,
  en: /^(?:you(?:'re| are) (?:one of (?:those|the)|known|the (?:kind|sort)|someone|always|too)[^.?!]{3,}|you must be (?:fed up|tired|sick|weary)|you (?:surely |certainly )?(?:deserve|are tired of|are fed up)|(?:we've|we have) (?:listened|heard|worked|acted|done|delivered|gone|kept)|because you (?:deserve|matter))/,
}

/** What the person is said to have seen for themselves. */
const observed: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:vous (?:avez (?:pu |deja |surement |sans doute |certainement )*(?:constat|remarqu|vu|not|mesur)\w*|savez|n'ignorez pas|aurez (?:\w+ )?(?:constat|remarqu|vu|not)\w*|voyez bien)) [^.?!]*\b(?:a quel point|combien|que|qu')/,
  en: /^you(?:'ll| will|'ve)? (?:(?:have|must have|may have|know|can see) ?)(?:\w+ )?(?:seen|noticed|found|realised|heard|felt)? ?[^.?!]*\b(?:how (?:much|well|good|easy|quick\w*|far|many)|that)\b/,
}

/** Whether a premise flatters, pities or thanks the person who answers. */
export function courts(premises: readonly string[], language: Language): boolean {
  return premises.some((premise) => courted[language].test(fold(premise).trim()))
}

/** A condition or a price before the question that makes a no look mean. */
const easedIn: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^|[.!] )(?:(?:si|puisque|a supposer que) vous (?:tenez|aimez|vous souciez|voulez vraiment|avez a coeur|respectez)|(?:puisqu'il|puisqu'elle|comme il|comme elle|vu qu'il|vu qu'elle) (?:ne )?(?:coute|suffit|prend|faut)[^,]{3,})[^,]{0,60},/,
  en: /(?:^|[.!] )(?:(?:assuming|if|since|given that) you (?:really |truly |do )?(?:care|love|value|mind|want what is best|believe in|respect)|(?:since|as|given that|seeing as) (?:it|they) (?:only |just )?(?:costs?|takes?|needs?|saves?)[^,]{3,})[^,]{0,60},/,
}

/** What is said of the thing in passing, between commas or behind it. */
const inPassing: Readonly<Record<Language, RegExp>> = {
  fr: /, (?:lequel|laquelle|lesquels|lesquelles|qui|que|qu'|dont|rappelons-le|cette|ce)\b([^?]{6,}?)(?=[,?])/,
  en: /, (?:who|which|whose|a|an|the|this|our)\b([^?]{6,}?)(?=,|\?)/,
}
/** What became of the thing so far, in a clause that belongs to its name: "the scheme that has already wrecked …". */
const soFar: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:le|la|les|l'|ce|cet|cette|ces|du|au|aux|des|notre|nos) ?[\w-]+(?: [\w-]+){0,2}? qui (?:a|ont|avai\w+|vient|viennent|n'a|n'ont)\b([^?,]{6,}?)(?=[,?])/,
  en: /\b(?:the|this|that|these|those|our|a|an) [\w-]+(?: [\w-]+){0,2}? (?:that|which|who) (?:has|have|had|just|already)\b([^?,]{6,}?)(?=[,?])/,
}
const reminded =
  /\b(?:rappelons-le|faut-il le rappeler|on le sait|let us not forget|let's not forget|remember|as we all know)\b/
const madeWithLove =
  /,? (?:elabor\w+|concu\w*|prepare\w*|cuisine\w*|realise\w*|imagine\w*|fait\w*|lovingly|carefully|proudly|crafted|made|prepared|designed)\b[^?]{0,30}\b(?:amour|passion|soin|etoile\w*|prime\w*|love|care|passion|award|pride|star(?:red)?|lovingly|carefully|proudly)\b/

/** A "no" between commas, which coaxes: « ça vous plairait, non, de … ». */
const coaxed = /^[^?]{4,40}, (?:non|hein|n'est-ce pas|pas vrai|no|right|eh), (?=\w)/
const rhetorical =
  /^(?:pourquoi (?:faudrait-il|devrait-on|devrions-nous|faire|payer)|why (?:should|must|would) (?:we|you|they|anyone|\w+ \w+))\b/

/**
 * A frame before or inside a closed question that leads, with the side for which it speaks; undefined without one.
 * `sign` is −1 where a yes is against the thing.
 */
export function toldBefore(
  {
    texte,
    premises,
    asked,
  }: { readonly texte: string; readonly premises: readonly string[]; readonly asked: string },
  language: Language,
  sign: 1 | -1,
): Told | undefined {
  const question = fold(asked).trim()
  const whole = fold(texte).trim()
  if (premises.some((premise) => evenHanded.test(fold(premise)))) return undefined
  for (const premise of premises) {
    const told = byPremise(fold(premise).trim(), question, language, sign)
    if (told !== undefined) return { words: premise, towards: told }
  }
  const eased = easedIn[language].exec(whole) ?? coaxed.exec(question) ?? madeWithLove.exec(question)
  if (eased) return { words: eased[0].trim(), towards: 1 }
  const mocked = rhetorical.exec(whole.slice(0, whole.indexOf('?')))
  if (mocked && whole.indexOf('?') < whole.length - 10)
    return { words: mocked[0], towards: sign === 1 ? -1 : 1 }
  const passing = inPassing[language].exec(question) ?? soFar[language].exec(question)
  const tone = passing ? toneOf(passing[1] ?? '', language) : 0
  const ownSign = passing ? directionOf(question.replace(passing[1] ?? '', ' '), language).sign : sign
  if (passing && (tone !== 0 || reminded.test(passing[0])) && asks.test(question))
    return { words: passing[0].trim(), towards: tone > 0 === (ownSign === 1) ? 1 : -1 }
  return undefined
}

/** Asks for or against somebody or something. */
const asks =
  /^(?:do you (?:support|back|favou?r|approve|trust|want|agree)|would you (?:support|back|vote|trust)|are you (?:for|in favou?r|against)|etes-vous (?:pour|favorable|contre|d'accord)|soutenez-vous|approuvez-vous|voterez-vous|faites-vous confiance|should|faut-il|[^?]*\b(?:doi(?:t|vent)|devrai(?:t|ent)|merite\w*)-(?:t-)?(?:il|elle)s?\b)/

function byPremise(said: string, question: string, language: Language, sign: 1 | -1): 1 | -1 | undefined {
  if (ofANo.test(said)) return 1
  if (ofAYes.test(said)) return toneOf(said, language) < 0 ? -1 : 1
  if (courted[language].test(said)) return 1
  if (observed[language].test(said)) {
    const tone = toneOf(said, language)
    if (tone !== 0) return tone > 0 ? sign : sign === 1 ? -1 : 1
  }
  if (denied.test(said)) return worried.test(question) ? -1 : sign
  if (failed.test(said)) return sign === 1 ? -1 : 1
  // What is gained by ending a thing speaks for ending it.
  if (gains.test(said)) return directionOf(said, language).sign === sign ? 1 : -1
  if (linked.test(said) && toneOf(said, language) < 0 && !worried.test(question) && shares(said, question))
    return sign === 1 ? -1 : 1
  return undefined
}

/** Whether what is blamed is what is asked about. */
function shares(said: string, question: string): boolean {
  const subject = said.split(linked, 1)[0] ?? ''
  const stems = new Set((subject.match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)))
  return (question.match(/[a-z]{4,}/g) ?? []).some(
    (word) =>
      !/^(?:would|should|have|your|avez|etes|vous|pour|dans|that|this)$/.test(word) &&
      stems.has(word.slice(0, 5)),
  )
}
