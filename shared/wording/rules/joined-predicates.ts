import type { ItemContext } from '../item-context.ts'
import { isParticiple } from '../text/participles.ts'
import type { Token } from '../text/tokenise.ts'
import type { Joint } from './joints.ts'
import { isAdverb, isDeterminer, isPlainVerb, isPreposition } from './word-classes.ts'

/** Words that can only be finite verbs. */
const FR_FINITE =
  /^(?:est|sont|a|ont|etait|etaient|avait|avaient|sera|seront|fait|font|va|vont|peut|peuvent|sait|savent|tient|tiennent|met|mettent|prend|prennent|vient|viennent|convient|conviennent|permet|permettent|repond|repondent|rend|rendent|suit|suivent|doit|doivent|dit|lit|ecrit|connait|comprend|comprennent|offre|offrent|reste|restent|propose|donne|explique|ecoute|respecte|arrive|aide|encourage|facilite|fonctionne|dure|coute|laisse|repond|utilise|travaille|rassure|favorise|garantit|fournit|remplit|finit|reussit|agit|ouvre|ferme|vend|sert|sent|suffit|plait|\p{L}{3,}(?:ait|aient))$/u
const FR_CLITIC = /^(?:se|s'|me|m'|te|t'|nous|vous|lui|leur|y|en|ne|n')$/u
const FR_AFTER =
  /^(?:bien|mal|vite|toujours|a|aux?|de|d'|peu|assez|tres|clairement|correctement|facilement|rapidement)$/u
const FR_VERB_ENDING = /^\p{L}{3,}(?:e|ent|it|d|t)$/u

const EN_FINITE =
  /^(?:is|was|are|were|has|had|does|did|can|could|will|would|must|should|ought|makes?|made|gave|gives|knew|knows|kept|keeps|took|takes|ran|runs|got|gets|came|comes|goes|went|felt|feels|left|leaves|told|tells|met|meets|fits|fitted|suits|understood|understands|spoke|speaks|costs|looks|tastes|smells|works|sounds|responds|offers|provides|helps|stays|remains)$/u
const EN_AFTER =
  /^(?:the|a|an|my|me|us|our|your|his|her|its|their|it|them|him|all|enough|well|too|very|quickly|clearly|on|in|to|at|with|for|from|what|how|about|up|out|off|properly|good|every|everyone|people|seriously|easily|carefully)$/u

/** « Mon chef m'écoute et tient compte … », "the nurse listened and explained": one subject with two predicates. */
export function joinsPredicates(item: ItemContext, joint: Joint): boolean {
  if (joint.either || !isAssertion(item, joint)) return false
  return item.lang === 'fr' ? frenchPredicates(joint) : englishPredicates(joint)
}

/** Whether it is a statement to be rated; questions are recognised by their inverted verbs instead. */
function isAssertion(item: ItemContext, joint: Joint): boolean {
  if (
    /(?<!\p{L})(?:who|which|that|whose|if|when|unless|qui|dont|que|qu'|si|lorsque|quand|ou|while)(?!\p{L})/u.test(
      joint.before,
    )
  )
    return false
  return item.closed && !joint.sentence.text.endsWith('?') && joint.sentence.text.length > 0
}

function frenchPredicates({ left, right }: Joint): boolean {
  const start = right.findIndex((token) => !FR_CLITIC.test(token.text))
  // After « me » or « se » there is certainly a verb; then a form that may be a verb is enough on the left.
  const sure = (place: number) => (start > 0 && place > 0 ? left[place + 1] : undefined)
  if (!left.some((token, place) => isFrenchVerb(token, sure(place)))) return false
  const verb = right[start]
  if (!verb || isDeterminer(verb, 'fr') || isPreposition(verb, 'fr')) return false
  if (start > 0) return FR_VERB_ENDING.test(verb.text)
  return isFrenchVerb(verb, right[start + 1])
}

export function isFrenchVerb(token: Token, next: Token | undefined): boolean {
  if (token.kind !== 'word') return false
  if (FR_FINITE.test(token.text)) return true
  const followed = next !== undefined && (isDeterminer(next, 'fr') || FR_AFTER.test(next.text))
  return followed && FR_VERB_ENDING.test(token.text) && !/é$/u.test(token.accented)
}

function englishPredicates({ left, right }: Joint): boolean {
  if (!left.some((token, place) => isEnglishVerb(token, left[place + 1], place > 0))) return false
  const start = right.findIndex((token) => !isAdverb(token, 'en') || token.text === 'well')
  const verb = right[start]
  return verb !== undefined && isEnglishVerb(verb, right[start + 1], true)
}

/** Whether it is a known verb in "-s" or in the past, followed by a word that may follow a verb. */
export function isEnglishVerb(token: Token, next: Token | undefined, inside: boolean): boolean {
  if (token.kind !== 'word' || !inside) return false
  if (EN_FINITE.test(token.text)) return true
  const followed =
    next === undefined || next.kind === 'mark' || EN_AFTER.test(next.text) || /ly$/u.test(next.text)
  if (!followed) return false
  if (isParticiple(token.text, 'en')) return true
  const plain = { ...token, text: token.text.replace(/ies$/u, 'y').replace(/(?<=ch|sh|ss|x)es$|s$/u, '') }
  return plain.text !== token.text && isPlainVerb(plain, 'en')
}

const MEANWHILE = {
  fr: /(?<!\p{L})tout en (?:vous |nous |s'|se |le |la |les |l'|leur |lui |y |n')?\p{L}+ant(?!\p{L})/u,
  en: /(?<!\p{L})while (?:also |still )?(?:keeping|remaining|staying|leaving|maintaining|preserving|protecting|avoiding|reducing|ensuring|giving|saving|cutting|raising|allowing|improving|offering|making|being|respecting|lowering|increasing|limiting)(?!\p{L})/u,
}

/** « Baisser les tarifs tout en allongeant les horaires »: two things under one answer. */
export function meanwhile(item: ItemContext): { start: number; end: number } | null {
  if (!item.closed) return null
  for (const question of item.questions) {
    const found = MEANWHILE[item.lang].exec(question.text)
    if (found)
      return { start: question.start + found.index, end: question.start + found.index + found[0].length }
  }
  return null
}
