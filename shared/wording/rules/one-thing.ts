import type { ItemContext } from '../item-context.ts'
import { readPolarity } from '../options/read-polarity.ts'
import type { Token } from '../text/tokenise.ts'
import { joinsVerbs } from './joined-verbs.ts'
import { isGraded, type Joint } from './joints.ts'

/** Whether the conjunction joins one thing: a name, a pair of persons, a number, or alternatives to choose from. */
export function isOneThing(item: ItemContext, joint: Joint): boolean {
  const last = joint.left.at(-1)
  const next = joint.right[0]
  if (!last || !next || last.kind === 'number' || next.kind === 'number') return true
  if (isName(joint)) return true
  const { before, after } = joint
  if (!/(?<!\p{L})(?:between|entre)(?!\p{L})/u.test(before) && SAME_OWNER.test(`${before} + ${after}`))
    return false
  if (/(?:c'est-a-dire|par exemple|that is|i\.e\.|for example|such as|namely)[^?]*$/u.test(before))
    return true
  if (item.lang === 'fr') {
    if (
      /(?:^| )(?:entre|parmi|depuis|quel\p{L}* (?:est|sont)|lequel|laquelle|lesquel\p{L}*) [^,?]*$/u.test(
        before,
      )
    )
      return true
    if (/(?:vous|toi|moi)$/u.test(before) && !/-vous$/u.test(before)) return true
    if (
      /^(?:vous|toi|moi|si|autres?|non|pas|plus(?= ?[?,]|$)|moins(?= ?[?,]|$)|cetera|ce|ca|d'autres|des autres|ses|leurs)(?!\p{L})/u.test(
        after,
      )
    )
      return true
  } else {
    if (/(?:^| )(?:between|among|which of|either|neither|whether) [^,?]*$/u.test(before)) return true
    if (/(?:^| )(?:you|me|him|her|them)$/u.test(before) && !joinsVerbs(item, joint)) return true
    if (
      /^(?:if|others?|back(?= ?[?,]|$)|not|so|then|more(?= ?[?,]|$)|less(?= ?[?,]|$)|me|you|any other|similar|all|beyond|its|their|his|her|after|before|over|above|under)(?!\p{L})/u.test(
        after,
      )
    )
      return true
  }
  return joint.either && (isEchoed(item, joint) || areOpposites(item, joint) || isRepeated(joint))
}

/** "Good or very good", "better off or worse off": the same word again, in another degree. */
function isRepeated({ left, right }: Joint): boolean {
  const last = left.at(-1)?.text
  return right.slice(0, 3).some((token) => token.kind === 'word' && token.text === last)
}

/** « Ses trottoirs et ses écoles », "its looks and its price": a repeated possessive, which makes two things. */
const SAME_OWNER =
  /(?<!\p{L})(ses|leurs|sa|son|its|their|his|her|vos|your) (?:[\p{L}-]+ )?[\p{L}-]+ \+ \1 [\p{L}-]+/u

/** « L'Institut national de … et de l'environnement », "the Ministry of Food and Farming". */
const INSTITUTION =
  /^(?:institut|ministere|office|agence|conseil|direction|federation|centre|autorite|ecole|universite|syndicat|caisse|observatoire|commission|comite|ministry|institute|department|agency|commission|board|council|society|association|authority|college|university|bureau|centre|center|union)$/u
/** A verb between the name and the conjunction, which then joins something else. */
const ACTS =
  /(?:institut|ministere|office|agence|conseil|ministry|institute|department|agency|board|council)[^,?]*(?:-t-|-il|-elle| should | must | will | has | is | fait | doit )[^?]*$/u

/** Whether it is a name such as "Marks and Spencer": capitals on both sides, not at the start of the sentence. */
function isName(joint: Joint): boolean {
  const left = joint.left.at(-1)
  const right = joint.right.find(
    (token) =>
      token.kind === 'word' && token.text.length > 2 && !/^(?:les?|des|the|dans|sur)$/u.test(token.text),
  )
  if (joint.left.some((token) => token.capital && INSTITUTION.test(token.text)) && !ACTS.test(joint.before))
    return true
  if (!left?.capital || !right?.capital) return false
  return left.start !== joint.sentence.start
}

/** Whether the options repeat or distinguish the alternatives, so that the "or" offers a choice. */
function isEchoed(item: ItemContext, joint: Joint): boolean {
  const near = [...joint.left.slice(-4), ...joint.right.slice(0, 5)]
  const stems = near
    .filter((token) => token.text.length > 3)
    .map((token) => token.text.slice(0, Math.max(4, token.text.length - 2)))
  const [left, right] = [joint.left.at(-1), headAfter(joint)].map((token) =>
    token?.text.slice(0, Math.max(3, token.text.length - 2)),
  )
  const told = (stem: string | undefined) =>
    stem !== undefined && item.answers.some((option) => option.text.includes(stem))
  if (told(left) && told(right)) return true
  return item.answers.some(
    (option) =>
      /(?:les deux|l'un|aucun|both|neither|either|one of)/u.test(option.text) ||
      (stems.some((stem) => option.text.includes(stem)) && !item.yesNo && !isGraded(item)),
  )
}

/** The first content word after the conjunction. */
function headAfter(joint: Joint): Token | undefined {
  return joint.right.find(
    (token) =>
      token.kind === 'word' &&
      token.text.length > 3 &&
      !/^(?:s'est|sont|etre|plutot|rather|that)$/u.test(token.text),
  )
}

export function areOpposites(item: ItemContext, joint: Joint): boolean {
  const left = joint.left.at(-1)?.text ?? ''
  const right = headAfter(joint)?.text ?? ''
  const one = readPolarity(left, item.lang)?.side
  const next = readPolarity(joint.right[0]?.text ?? '', item.lang)
  const other = (next ?? readPolarity(right, item.lang))?.side
  if (one !== undefined && other !== undefined && one !== other) return true
  return left.endsWith(right.slice(2)) || right.endsWith(left.slice(2))
}
