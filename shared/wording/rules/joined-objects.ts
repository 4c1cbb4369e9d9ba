import type { ItemContext } from '../item-context.ts'
import { CLAUSE_STARTS } from '../lexicons/coordination.ts'
import { plainPattern } from '../text/plain-letters.ts'
import type { Joint } from './joints.ts'
import { areOpposites } from './one-thing.ts'
import {
  adjectiveAt,
  isAdverb,
  isDeterminer,
  isPlainVerb,
  isPreposition,
  looksLikeAdjective,
} from './word-classes.ts'

const CLAUSE = { fr: plainPattern(CLAUSE_STARTS.fr, 'u'), en: plainPattern(CLAUSE_STARTS.en, 'u') }

/** "Quick and easy to use", « calme et propre ». */
export function joinsAdjectives(item: ItemContext, joint: Joint): boolean {
  const last = joint.left.at(-1)
  const first = joint.right[0]
  if (!last || !first) return false
  const right = isAdverb(first, item.lang) ? joint.right[1] : first
  const rightText = joint.after.slice((right?.start ?? first.start) - first.start)
  const leftJudges = adjectiveBefore(joint, item)
  const rightJudges = adjectiveAt(rightText, item.lang) > 0 || adjectiveAt(joint.after, item.lang) > 0
  const both = leftJudges && (rightJudges || looksLikeAdjective(right, item.lang))
  if (!both && !(rightJudges && looksLikeAdjective(last, item.lang))) return false
  return !joint.either || (leftJudges && rightJudges && !areOpposites(item, joint))
}

/** « … sont-elles propres et le personnel poli ? »: another subject with its own judgement, and the verb omitted. */
export function joinsGapped(item: ItemContext, joint: Joint): boolean {
  if (joint.either || !adjectiveBefore(joint, item)) return false
  const next = /^(?:les?|la|l'|vos|votre|the|your|its|their) ?[\p{L}-]+ /u.exec(joint.after)
  return next !== null && adjectiveAt(joint.after.slice(next[0].length), item.lang) > 0
}

/** Whether an evaluative adjective precedes, possibly with a short complement ("easy to read and …"). */
function adjectiveBefore(joint: Joint, item: ItemContext): boolean {
  return joint.left.slice(-3).some((token) => {
    const offset = token.start - joint.sentence.start
    const length = adjectiveAt(joint.before.slice(offset), item.lang)
    if (length === 0) return false
    const rest = joint.before.slice(offset + length).trim()
    return rest === '' || /^(?:to |a |for )\p{L}+$/u.test(rest)
  })
}

/** "the price and quality of", « dans la police et la justice »: two objects of a judgement. */
export function joinsObjects(item: ItemContext, joint: Joint): boolean {
  const last = joint.left.findLast((token) => token.text !== ',')
  const first = joint.right[0]
  if (last?.kind !== 'word' || first?.kind !== 'word') return false
  const repeated =
    isPreposition(first, item.lang) && joint.left.slice(-5).some((token) => token.text === first.text)
  if (!repeated && CLAUSE[item.lang].test(joint.after)) return false
  if (isDeterminer(last, item.lang) || isPreposition(last, item.lang)) return false
  if (isAdverb(last, item.lang)) return false
  const marked = isDeterminer(first, item.lang) || isPreposition(first, item.lang)
  return (
    item.lang === 'en' ||
    marked ||
    isDeterminer(joint.left.at(-2), 'fr') ||
    isPreposition(joint.left.at(-2), 'fr')
  )
}

/** "a car and a bicycle": each with its own article. */
export function joinsMarkedObjects(item: ItemContext, joint: Joint): boolean {
  const first = joint.right[0]
  const marked =
    isDeterminer(first, item.lang) ||
    (item.lang === 'fr' && isPreposition(first, 'fr') && isDeterminer(joint.right[1], 'fr'))
  if (!marked || !joinsObjects(item, joint)) return false
  const before = joint.left.slice(-4)
  return before.some(
    (token) => isDeterminer(token, item.lang) || (item.lang === 'en' && isPlainVerb(token, 'en')),
  )
}

/** "Do your parents and friends approve …": two subjects, one answer. */
export function joinsSubjects(item: ItemContext, joint: Joint): boolean {
  if (item.lang === 'en') {
    return /^(?:do|does|did|are|is|were|was|should|would|will|can|could|have|has) (?:your|the|our|most|local|these) (?:\p{L}+ ){0,2}\p{L}+$/u.test(
      joint.before,
    )
  }
  return (
    /^(?:vos|votre|les|le|la|l'|nos|ces) ?(?:\p{L}+ ){0,2}\p{L}+$/u.test(joint.before) &&
    /-(?:t-)?(?:ils|elles)(?!\p{L})/u.test(joint.after)
  )
}

/** « La température et l'éclairage sont … », "the heating and lighting are …": two subjects on one scale. */
export function joinsPlural(item: ItemContext, joint: Joint): boolean {
  if (joint.either || TOGETHER[item.lang].test(joint.after)) return false
  return PLURAL_BEFORE[item.lang].test(joint.before) && PLURAL_AFTER[item.lang].test(joint.after)
}

const PLURAL_BEFORE = {
  fr: /(?:^|(?:diriez-vous|trouvez-vous|estimez-vous|pensez-vous|selon vous|dans quelle mesure|a quel point),? ?(?:que |qu')?)(?:les?|la|l'|vos|votre|tes|ton|ta|mes|mon|ma|nos|notre|ces?|cette) ?(?:[\p{L}-]+ ){0,3}[\p{L}-]+$/u,
  en: /(?:^|(?:would you say|do you think|do you find|to what extent are|how \p{L}+ are|how \p{L}+ were)(?: that)? )(?:are |were |do |did )?(?:the|your|our|my|these) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u,
}
const PLURAL_AFTER = {
  fr: /^(?:les?|la|l'|vos|votre|tes|ton|ta|mes|mon|ma|nos|notre|ces?|cette) ?(?:[\p{L}'-]+ ){1,8}?(?:(?:vous |te |me |nous )?(?:sont|ont|etaient|semblent|paraissent|conviennent|suffisent|[\p{L}]{3,}ent)(?:-(?:ils|elles))?(?!\p{L})|\p{L}+-(?:ils|elles)(?!\p{L}))/u,
  en: /^(?:the |your |our |my |these )?(?:[\p{L}'-]+ ){1,7}?(?:are|were|feel|seem|look|meet|suit|[\p{L}]+ing)(?!\p{L})|^(?:the |your |our |my |these )?[\p{L}-]+(?: [\p{L}'-]+){0,6} ?\?$/u,
}
/** Two people who do something together count as one. */
const TOGETHER = {
  fr: /(?:ensemble|l'une? l'autre|entre (?:eux|elles)|de la meme (?:facon|maniere)|s'entendent|se (?:parlent|voient|ressemblent|completent))/u,
  en: /(?:together|each other|one another|get on|equally|alike|match|similar)/u,
}

/** « Avec le logiciel et avec la mise en rayon »: the repeated preposition makes two things of it. */
export function repeatsPreposition(item: ItemContext, joint: Joint): boolean {
  if (joint.either) return false
  const again =
    item.lang === 'fr'
      ? /^(avec|envers|sur|pour|dans|chez|aupres|par) (?:les?|la|l'|des?|du|vos|votre|ton|ta|tes|son|sa|ses|mes|mon|ma|nos|notre) ?/u
      : /^(with|about|for|towards|in|on|by|at) (?:the |your |our |my |a |an )?\p{L}/u
  const [, preposition = ''] = again.exec(joint.after) ?? []
  if (preposition === '' || /(?<!\p{L})(?:entre|between|if|si|when|lorsque)(?!\p{L})/u.test(joint.before))
    return false
  return (
    FEELS[item.lang].test(joint.before) &&
    plainPattern(`(?:^| )${preposition} [^,]{2,60}$`, 'u').test(joint.before)
  )
}

const FEELS = {
  fr: /(?:a l'aise|sen(?:s|tez)|confian|satisf|content|inqui|inform|d'accord|aide|accompagn|informe|compt)/u,
  en: /(?:at ease|feel|comfortable|confident|trust|satisf|happy|worried|concerned|informed|agree|rely|helped|support)/u,
}
