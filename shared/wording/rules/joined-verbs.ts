import type { ItemContext } from '../item-context.ts'
import { ALSO_NOUNS } from '../lexicons/verbs.ts'
import type { Token } from '../text/tokenise.ts'
import type { Joint } from './joints.ts'
import { isAdverb, isDeterminer, isPlainVerb } from './word-classes.ts'

/** « vous a-t-il salué et remercié »: two things done, under one auxiliary. */
export function joinsParticiples(item: ItemContext, joint: Joint): boolean {
  const auxiliary =
    /(?:^| )(?:a|ont|est|sont|avez|etes)-(?:t-)?(?:il|elle|ils|elles|on|vous)(?: \p{L}+)? \p{L}+$/u
  if (item.lang !== 'fr' || joint.either || !auxiliary.test(joint.before)) return false
  const done = (token: Token | undefined) => token !== undefined && /\p{L}{2}ée?s?$/u.test(token.accented)
  return done(joint.left.at(-1)) && done(joint.right[0])
}

/** "what you eat and how you travel": two questions within one. */
export function joinsWhats(joint: Joint): boolean {
  const what =
    /(?:^| )(?:what|how|where|when|why|who|ce que|ce qu'|comment|pourquoi) ?(?:you|your|the|vous|votre|le|la)/u
  return (
    !joint.either &&
    (what.test(joint.before) ||
      /(?:rate|with|about|describe|assess|judge|of) how (?!(?:much|many) )\p{L}+ /u.test(joint.before)) &&
    /^(?:what|how|where|when|why|who|ce que|ce qu'|comment|pourquoi)(?!\p{L})/u.test(joint.after)
  )
}

/** « planter des arbres et réduire … », "build more lanes and cut charges", « lisez-vous et comprenez-vous ». */
export function joinsVerbs(item: ItemContext, joint: Joint): boolean {
  const { lang } = item
  if (joinsInverted(item, joint)) return true
  const place =
    isAdverb(joint.right[0], lang) || /^(?:a|d'|de|to|not)$/u.test(joint.right[0]?.text ?? '') ? 1 : 0
  const verb = joint.right[place]
  if (!isPlainVerb(verb, lang) || (verb && !item.closed && INSTRUCTS.test(verb.text))) return false
  if (!joint.left.some((token) => isPlainVerb(token, lang) && !isAuxiliary(token))) return false
  return lang === 'fr' || actsAsVerb(joint, place)
}

/** « prend-il … et vous explique-t-il »: two inverted verbs, each with its pronoun. */
export function joinsInverted(item: ItemContext, joint: Joint): boolean {
  if (item.lang !== 'fr' || joint.either) return false
  const inverted =
    /^(?:(?:vous |l'|le |la |les |en |y |se |s'|nous |leur )*\p{L}+-(?:t-)?(?:vous|tu|il|elle|ils|elles|on))(?!\p{L})/u
  return inverted.test(joint.after) && /-(?:t-)?(?:vous|tu|il|elle|ils|elles|on)(?!\p{L})/u.test(joint.before)
}

function isAuxiliary(token: Token): boolean {
  return /^(?:have|be|do|let|like|need|want)$/u.test(token.text)
}

/** Instructions in an open-ended item. */
const INSTRUCTS =
  /^(?:expliquer|dire|decrire|preciser|indiquer|raconter|donner|tell|explain|describe|say|give|state|specify)$/u

/**
 * Whether the word is a verb: "and cut charges" has an object or ends there, but "and work" after a noun may be a noun.
 */
function actsAsVerb(joint: Joint, place: number): boolean {
  const next = joint.right[place + 1]
  const last = joint.left.at(-1)
  if (isPlainVerb(last, 'en')) return true
  if (!next || next.kind === 'mark') return false
  if (
    /^(?:your|the|a|an|more|less|fewer|to|in|on|at|for|it|them|that|his|her|their|our|new|better|from|with|out|up|about|by|valued|better|together|safe|safer|money|people|how|what|free|longer|when|healthy|healthily|one|all)$/u.test(
      next.text,
    )
  )
    return true
  if (/^(?:of|and|or|for)$/u.test(next.text) || isDeterminer(last, 'en')) return false
  return !ALSO_NOUNS.has(joint.right[place]?.text ?? '')
}
