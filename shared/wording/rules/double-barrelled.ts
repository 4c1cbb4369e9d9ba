import { findingAt, type ItemContext, type Rule, tokensIn } from '../item-context.ts'
import { BINOMIALS } from '../lexicons/binomials.ts'
import {
  ATTITUDE_CUES,
  CLAUSE_STARTS,
  NOT_COORDINATED,
  RESTATEMENTS,
  SECOND_CLAUSES,
} from '../lexicons/coordination.ts'
import { ALSO_NOUNS } from '../lexicons/verbs.ts'
import { readPolarity } from '../options/read-polarity.ts'
import { findSpan, findSpans, has, phrasePattern, type Span, wordPattern } from '../text/phrases.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokenise.ts'
import {
  adjectiveAt,
  isAdverb,
  isDeterminer,
  isPlainVerb,
  isPreposition,
  looksLikeAdjective,
} from '../text/word-classes.ts'

const CONJUNCTION = {
  fr: /(?<![\p{L}\p{N}])(?:et(?! demi)|ou|ainsi que|ainsi qu'|mais aussi|comme aussi|de meme que|&)(?![\p{L}\p{N}/])/gu,
  en: /(?<![\p{L}\p{N}/])(?:and|or|as well as|but also|along with|together with|&)(?![\p{L}\p{N}/])/gu,
}
const FIXED = { fr: phrasePattern(BINOMIALS.fr), en: phrasePattern(BINOMIALS.en) }
const CUE = { fr: wordPattern(ATTITUDE_CUES.fr), en: wordPattern(ATTITUDE_CUES.en) }
const SPLIT = { fr: wordPattern(NOT_COORDINATED.fr), en: wordPattern(NOT_COORDINATED.en) }
const SECOND = { fr: wordPattern(SECOND_CLAUSES.fr), en: wordPattern(SECOND_CLAUSES.en) }
const CLAUSE = { fr: new RegExp(CLAUSE_STARTS.fr, 'u'), en: new RegExp(CLAUSE_STARTS.en, 'u') }
const RESTATES = { fr: new RegExp(RESTATEMENTS.fr, 'u'), en: new RegExp(RESTATEMENTS.en, 'u') }

/** A conjunction with what stands around it in its sentence. */
interface Joint {
  sentence: Sentence
  at: Span
  /** "or": an alternative, which is two questions only under one scale. */
  either: boolean
  before: string
  after: string
  left: readonly Token[]
  right: readonly Token[]
  /** The sentence asks for an attitude, and its object is what the conjunction joins. */
  attitude: boolean
}

/** Two objects or two evaluables under one answer. */
export const doubleBarrelled: Rule = (item) => {
  const twice = twoQuestions(item)
  if (twice) return [findingAt('double_barrelled', twice, 'double_barrelled_questions')]
  const fixed = findSpans(FIXED[item.lang], item.text)
  for (const sentence of item.questions) {
    for (const joint of jointsIn(item, sentence)) {
      if (fixed.some((span) => span.start <= joint.at.start && span.end >= joint.at.end)) continue
      if (!joinsInverted(item, joint) && isOneThing(item, joint)) continue
      if (joinsTwo(item, joint)) return [findingAt('double_barrelled', spanOf(joint))]
    }
  }
  return []
}

/** Conjunctions read in a sentence: a person who writes more has another problem. */
const MOST_JOINTS = 20

function jointsIn(item: ItemContext, sentence: Sentence): Joint[] {
  const conjunctions = findSpans(CONJUNCTION[item.lang], sentence.text).slice(0, MOST_JOINTS)
  return conjunctions.flatMap((found) => {
    const at = { start: found.start + sentence.start, end: found.end + sentence.start }
    const word = item.folded.accented.slice(at.start, at.end)
    if (word === 'où') return []
    const before = sentence.text.slice(0, found.start).trimEnd()
    const after = sentence.text.slice(found.end).trimStart()
    return [
      {
        sentence,
        at,
        either: word === 'ou' || word === 'or',
        before,
        after,
        left: tokensIn(item, { start: sentence.start, end: at.start }),
        right: tokensIn(item, { start: at.end, end: sentence.end }),
        attitude: isObjectOfAttitude(item, before),
      },
    ]
  })
}

const MOST_WORDS_FROM_CUE = 13

/** The conjunction follows a cue of attitude closely, in the same clause. */
function isObjectOfAttitude(item: ItemContext, before: string): boolean {
  const cue = findSpans(CUE[item.lang], before).at(-1)
  if (!cue) return false
  const between = before.slice(cue.end)
  return !has(SPLIT[item.lang], between) && between.split(/\s+/u).length <= MOST_WORDS_FROM_CUE
}

/** A name, a pair of persons, a figure, or a list to choose from. */
function isOneThing(item: ItemContext, joint: Joint): boolean {
  const last = joint.left.at(-1)
  const next = joint.right[0]
  if (!last || !next || last.kind === 'number' || next.kind === 'number') return true
  if (isName(joint)) return true
  const { before, after } = joint
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
      /^(?:if|others?|not|so|then|more(?= ?[?,]|$)|less(?= ?[?,]|$)|me|you|any other|similar|all|beyond|its|their|his|her|after|before|over|above|under)(?!\p{L})/u.test(
        after,
      )
    )
      return true
  }
  return joint.either && (isEchoed(item, joint) || areOpposites(item, joint))
}

/** "Marks and Spencer": capitals on both sides within a sentence. */
function isName(joint: Joint): boolean {
  const left = joint.left.at(-1)
  const right = joint.right.find(
    (token) =>
      token.kind === 'word' && token.text.length > 2 && !/^(?:les?|des|the|dans|sur)$/u.test(token.text),
  )
  if (!left?.capital || !right?.capital) return false
  return left.start !== joint.sentence.start
}

/** The options take the alternatives up, or tell them apart: the "or" is a choice. */
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

/** The first word of substance after the conjunction. */
function headAfter(joint: Joint): Token | undefined {
  return joint.right.find(
    (token) =>
      token.kind === 'word' &&
      token.text.length > 3 &&
      !/^(?:s'est|sont|etre|plutot|rather|that)$/u.test(token.text),
  )
}

/** One scale for the whole question: yes or no, or degrees. */
function isGraded(item: ItemContext): boolean {
  const points = item.answers.filter((option) => readPolarity(option.text, item.lang) !== null)
  return points.length >= 2 && points.length >= item.answers.length - 1
}

function joinsTwo(item: ItemContext, joint: Joint): boolean {
  const oneScale =
    !item.closed ||
    item.answers.length === 0 ||
    item.yesNo ||
    isGraded(item) ||
    item.answers.every((option) => /^\d+/u.test(option.text))
  if (!oneScale)
    return (
      !joint.either &&
      ((joint.attitude && joinsObjects(item, joint)) ||
        (!joinsInverted(item, joint) && joinsVerbs(item, joint)))
    )
  if (joinsParticiples(item, joint)) return true
  if (joinsAdjectives(item, joint) || (item.yesNo && joinsWhats(joint))) return true
  if (joinsVerbs(item, joint)) return !joint.either || joint.attitude
  if (joint.either) return joint.attitude && isGraded(item) && !item.yesNo && joinsObjects(item, joint)
  if (joint.attitude) return joinsObjects(item, joint)
  return item.yesNo && (joinsMarkedObjects(item, joint) || joinsSubjects(item, joint))
}

/** « vous a-t-il salué et remercié »: two things done, under one auxiliary. */
function joinsParticiples(item: ItemContext, joint: Joint): boolean {
  const auxiliary =
    /(?:^| )(?:a|ont|est|sont|avez|etes)-(?:t-)?(?:il|elle|ils|elles|on|vous)(?: \p{L}+)? \p{L}+$/u
  if (item.lang !== 'fr' || joint.either || !auxiliary.test(joint.before)) return false
  const done = (token: Token | undefined) => token !== undefined && /\p{L}{2}ée?s?$/u.test(token.accented)
  return done(joint.left.at(-1)) && done(joint.right[0])
}

/** "what you eat and how you travel": two questions within one. */
function joinsWhats(joint: Joint): boolean {
  const what =
    /(?:^| )(?:what|how|where|when|why|who|ce que|ce qu'|comment|pourquoi) ?(?:you|your|the|vous|votre|le|la)/u
  return (
    !joint.either &&
    what.test(joint.before) &&
    /^(?:what|how|where|when|why|who|ce que|ce qu'|comment|pourquoi)(?!\p{L})/u.test(joint.after)
  )
}

/** "Quick and easy to use", « calme et propre ». */
function joinsAdjectives(item: ItemContext, joint: Joint): boolean {
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

/** The left conjunct ends with a judging adjective, or one with a short complement ("easy to read and …"). */
function adjectiveBefore(joint: Joint, item: ItemContext): boolean {
  return joint.left.slice(-3).some((token) => {
    const offset = token.start - joint.sentence.start
    const length = adjectiveAt(joint.before.slice(offset), item.lang)
    if (length === 0) return false
    const rest = joint.before.slice(offset + length).trim()
    return rest === '' || /^(?:to |a |for )\p{L}+$/u.test(rest)
  })
}

function areOpposites(item: ItemContext, joint: Joint): boolean {
  const left = joint.left.at(-1)?.text ?? ''
  const right = headAfter(joint)?.text ?? ''
  const one = readPolarity(left, item.lang)?.side
  const next = readPolarity(joint.right[0]?.text ?? '', item.lang)
  const other = (next ?? readPolarity(right, item.lang))?.side
  if (one !== undefined && other !== undefined && one !== other) return true
  return left.endsWith(right.slice(2)) || right.endsWith(left.slice(2))
}

/** « planter des arbres et réduire … », "build more lanes and cut charges", « lisez-vous et comprenez-vous ». */
function joinsVerbs(item: ItemContext, joint: Joint): boolean {
  const { lang } = item
  if (joinsInverted(item, joint)) return true
  const place =
    isAdverb(joint.right[0], lang) || /^(?:a|d'|de|to|not)$/u.test(joint.right[0]?.text ?? '') ? 1 : 0
  const verb = joint.right[place]
  if (!isPlainVerb(verb, lang) || (verb && INSTRUCTS.test(verb.text))) return false
  if (!joint.left.some((token) => isPlainVerb(token, lang) && !isAuxiliary(token))) return false
  return lang === 'fr' || actsAsVerb(joint, place)
}

/** « prend-il … et vous explique-t-il »: two verbs, each with its pronoun. */
function joinsInverted(item: ItemContext, joint: Joint): boolean {
  if (item.lang !== 'fr' || joint.either) return false
  const inverted =
    /^(?:(?:vous|l'|le |la |les |en |y |se |s'|nous |leur )* ?\p{L}+-(?:t-)?(?:vous|tu|il|elle|ils|elles|on))(?!\p{L})/u
  return inverted.test(joint.after) && /-(?:t-)?(?:vous|tu|il|elle|ils|elles|on)(?!\p{L})/u.test(joint.before)
}

function isAuxiliary(token: Token): boolean {
  return /^(?:have|be|do|let|like|need|want)$/u.test(token.text)
}

/** What the person is told to do in an open-ended item. */
const INSTRUCTS =
  /^(?:expliquer|dire|decrire|preciser|indiquer|raconter|donner|tell|explain|describe|say|give|state|specify)$/u

/** "and cut charges" has an object or ends there; "and work" after a noun may be a noun. */
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

/** "the price and quality of", « dans la police et la justice » as what is judged. */
function joinsObjects(item: ItemContext, joint: Joint): boolean {
  const last = joint.left.at(-1)
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
function joinsMarkedObjects(item: ItemContext, joint: Joint): boolean {
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
function joinsSubjects(item: ItemContext, joint: Joint): boolean {
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

/** Two questions one after the other, with one set of options. */
function twoQuestions(item: ItemContext): Span | null {
  const clause = findSpan(SECOND[item.lang], item.text)
  if (clause) return clause
  if (!item.closed) return null
  const asked = item.sentences.filter((sentence) => sentence.asks && sentence.text.endsWith('?'))
  const [first, second] = asked
  if (!first || !second || asked.length > 2) return null
  if (RESTATES[item.lang].test(second.text) || RESTATES[item.lang].test(first.text)) return null
  return item.yesNo || isGraded(item) ? { start: first.start, end: second.end } : null
}

/** From the word before the conjunction to the word after it. */
function spanOf(joint: Joint): Span {
  const last = joint.left.at(-1)
  const next = joint.right.find((token) => token.kind === 'word' && token.text.length > 3) ?? joint.right[0]
  return { start: last?.start ?? joint.at.start, end: next?.end ?? joint.at.end }
}
