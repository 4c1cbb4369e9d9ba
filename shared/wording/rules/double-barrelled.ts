import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { BINOMIALS } from '../lexicons/binomials.ts'
import { affirmsOrDenies } from '../options/affirms-or-denies.ts'
import { findSpans, phrasePattern, type Span } from '../text/phrases.ts'
import { doubleParts } from './double-parts.ts'
import { asksHowOften, asksTwice, joinsActs, joinsBare, saysPreposition } from './joined-acts.ts'
import { joinsClauses, joinsCompletives } from './joined-clauses.ts'
import {
  joinsAdjectives,
  joinsGapped,
  joinsMarkedObjects,
  joinsObjects,
  joinsPlural,
  joinsSubjects,
  repeatsPreposition,
} from './joined-objects.ts'
import { joinsPredicates, meanwhile } from './joined-predicates.ts'
import { joinsProperties } from './joined-properties.ts'
import { joinsInverted, joinsParticiples, joinsVerbs, joinsWhats } from './joined-verbs.ts'
import { isGraded, type Joint, jointsIn } from './joints.ts'
import { isOneThing } from './one-thing.ts'
import { asksFurther } from './prompts.ts'
import { hungQuestion, secondAsking } from './second-asking.ts'
import { asksAgain, twoInOne } from './two-in-one.ts'
import { answersBoth, twoQuestions } from './two-questions.ts'
import { isDeterminer, isPlainVerb, isPreposition } from './word-classes.ts'

const FIXED = { fr: phrasePattern(BINOMIALS.fr), en: phrasePattern(BINOMIALS.en) }

/** One answer for two things. */
export const doubleBarrelled: Rule = (given) => {
  const item = { ...given, yesNo: given.yesNo || affirmsOrDenies(given.answers, given.lang) }
  const twice = [twoQuestions(item), hungQuestion(item), asksAgain(item)].find(
    // Who answers in their own words can say what they think, and why.
    (span) => span !== null && (item.closed || !asksFurther(item, span)),
  )
  if (twice && !answersBoth(item, twice))
    return [findingAt('double_barrelled', twice, 'double_barrelled_questions')]
  if (SUMS[item.lang].test(item.text)) return []
  const fixed = findSpans(FIXED[item.lang], item.text)
  for (const sentence of item.questions) {
    for (const joint of jointsIn(item, sentence)) {
      if (fixed.some((span) => span.start <= joint.at.start && span.end >= joint.at.end)) continue
      if (insideRelative(joint) || insideBrackets(joint)) continue
      if (joinsClauses(item, joint) || joinsCompletives(item, joint))
        return [findingAt('double_barrelled', spanOf(joint))]
      const isSure = joinsInverted(item, joint) || joinsPredicates(item, joint) || asksTwice(item, joint)
      if (!isSure && isOneThing(item, joint)) continue
      const why = joinsTwo(item, joint)
      if (why !== null) return [findingAt('double_barrelled', spanOf(joint), why)]
    }
  }
  const also =
    joinsProperties(item) ??
    meanwhile(item) ??
    secondAsking(item) ??
    doubleParts(item, hasOneScale(item)) ??
    (hasOneScale(item) ? twoInOne(item) : null)
  return also ? [findingAt('double_barrelled', also)] : []
}

/** "People who make mistakes and own up are …": the conjunction is in a clause that only says who is meant. */
function insideRelative(joint: Joint): boolean {
  if (joint.sentence.text.endsWith('?')) return false
  return (
    /(?:^|, )(?:people|those|anyone|everyone|students|staff|colleagues|ceux|celles|les personnes|les gens|the people) (?:who|that|qui) [^,]*$/u.test(
      joint.before,
    ) && /(?<!\p{L})(?:are|is|get|were|should|sont|est|ont|doivent)(?!\p{L})/u.test(joint.after)
  )
}

/** "Tools that save time (e.g. by sorting and filing)": what stands in brackets only names or explains. */
function insideBrackets({ before }: Joint): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/**
 * What two parts are joined to: two properties, acts or sayings, or only two things. Two things are often one to those
 * who answer ("politics and public affairs"), so that they are told apart.
 */
type Joined = 'double_barrelled' | 'double_barrelled_things'

function joinsTwo(item: ItemContext, joint: Joint): Joined | null {
  if (joinsSayings(item, joint)) return 'double_barrelled'
  return joinsThings(item, joint) ? 'double_barrelled_things' : null
}

/** Two properties, acts or sayings under one answer. */
function joinsSayings(item: ItemContext, joint: Joint): boolean {
  if (!item.closed) return false
  if (item.answers.length > 0 && !hasOneScale(item))
    return !joint.contrast && !joint.either && !joinsInverted(item, joint) && joinsVerbs(item, joint)
  if (joint.contrast) return joinsAdjectives(item, joint) || joinsPredicates(item, joint)
  if (joinsActs(item, joint)) return true
  if (joinsParticiples(item, joint) || joinsPredicates(item, joint)) return true
  if (saysPreposition(item, joint) || joinsBare(item, joint)) return true
  if (joinsGapped(item, joint) || joinsPlural(item, joint) || repeatsPreposition(item, joint)) return true
  if (joinsAdjectives(item, joint) || joinsWhats(joint)) return true
  return (
    joinsVerbs(item, joint) &&
    (!joint.either || (joint.attitude && (isGraded(item) || !sharesObject(item, joint))))
  )
}

/** Two things under one answer. */
function joinsThings(item: ItemContext, joint: Joint): boolean {
  if (item.closed && item.answers.length > 0 && !hasOneScale(item))
    return !joint.contrast && !joint.either && joint.attitude && joinsObjects(item, joint)
  // Whoever answers freely can describe two things one by one, but not judge both at once.
  if (!item.closed)
    return (
      joint.attitude && !joint.either && !DESCRIBES.test(joint.sentence.text) && joinsObjects(item, joint)
    )
  if (joint.contrast || joinsVerbs(item, joint)) return false
  if (joint.either)
    return (
      joint.attitude && isGraded(item) && !item.yesNo && joinsObjects(item, joint) && !isBarePair(item, joint)
    )
  if (joint.attitude) return joinsObjects(item, joint)
  return item.yesNo && (joinsMarkedObjects(item, joint) || joinsSubjects(item, joint))
}

/** Asks for an amount, which may be the sum of several things. */
const SUMS = {
  fr: /(?:quel(?:le)?s? (?:est|sont|etai(?:t|ent)|a ete|ont ete) (?:environ |approximativement )?(?:les?|la|l'|votre|vos) ?(?:\p{L}+ )?(?:montants?|valeur|total|sommes?|depenses?|chiffre d'affaires|recettes?|nombre|effectifs?|couts?|superficie)|a combien s'eleve)(?!\p{L})/u,
  en: /(?:what (?:is|was|were|are) (?:the |your )?(?:[\p{L}']+ ){0,5}?(?:value|values|amount|total|sum|expenditure|turnover|income|number|cost|costs|area|volume|quantity)|how (?:much|many) (?:did|was|were|is) [^?]*(?:spend|spent|paid|pay|cost)|changes occur)(?!\p{L})/u,
}

/** Asks for a description or a list, in which two things may follow each other. */
const DESCRIBES =
  /^(?:if [^,]{1,40}, |si [^,]{1,40}, )?(?:please |veuillez |merci d'|merci de )?(?:describe|explain|list|outline|specify|indicate|provide|decri\p{L}+|expliqu\p{L}+|list\p{L}+|precis\p{L}+|indiqu\p{L}+)(?!\p{L})/u

/** "Prefer to see or speak to": the verb before the conjunction has no object of its own. */
function sharesObject(item: ItemContext, joint: Joint): boolean {
  return isPlainVerb(joint.left.at(-1), item.lang)
}

/** "Managing a disability or illness": two words for one kind of thing, the second without an article. */
function isBarePair(item: ItemContext, joint: Joint): boolean {
  const [first] = joint.right
  return !isDeterminer(first, item.lang) && !isPreposition(first, item.lang)
}

/** Whether all answers are on one scale: yes and no, degrees, frequencies or numbers. */
function hasOneScale(item: ItemContext): boolean {
  return (
    item.closed &&
    (item.yesNo ||
      isGraded(item) ||
      asksHowOften(item) ||
      item.answers.every((option) => /^\d+/u.test(option.text)))
  )
}

/** From the word before the conjunction to the word after it. */
function spanOf(joint: Joint): Span {
  const last = joint.left.at(-1)
  const next = joint.right.find((token) => token.kind === 'word' && token.text.length > 3) ?? joint.right[0]
  return { start: last?.start ?? joint.at.start, end: next?.end ?? joint.at.end }
}
