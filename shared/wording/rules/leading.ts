import type { Finding, FindingKind } from '../finding.ts'
import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import {
  ARGUMENT_OPENERS,
  ARGUMENT_TAILS,
  AUTHORITY,
  BALANCED,
  CERTAINTY,
  CLAIMS,
  MAJORITY,
  MANY_PEOPLE,
  NEGATIVE_FACTS,
  NEGATIVE_QUESTIONS,
  POLICY_ASKED,
  PRAISE,
  RATED_PREMISES,
  TAGS,
} from '../lexicons/leading-cues.ts'
import { OTHER_SIDE } from '../lexicons/stated-support.ts'
import { findSpan, findSpans, has, type Span, wordPattern } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'
import { appeal } from './leading-appeals.ts'
import { argumentFor } from './leading-arguments.ts'
import { onlyInforms, outcomesOfOneSide, praiseInApposition, statedSupport } from './leading-premises.ts'
import { oneSidedStatement } from './leading-statements.ts'

const NEGATIVE = { fr: wordPattern(NEGATIVE_QUESTIONS.fr), en: wordPattern(NEGATIVE_QUESTIONS.en) }
const CERTAIN = { fr: wordPattern(CERTAINTY.fr), en: wordPattern(CERTAINTY.en) }
const MANY = { fr: wordPattern(MAJORITY.fr), en: wordPattern(MAJORITY.en) }
const STATED_MANY = { fr: plainPattern(MANY_PEOPLE.fr, 'u'), en: plainPattern(MANY_PEOPLE.en, 'u') }
const WEIGHTY = { fr: wordPattern(AUTHORITY.fr), en: wordPattern(AUTHORITY.en) }
const PRAISED = { fr: wordPattern(PRAISE.fr), en: wordPattern(PRAISE.en) }
const OPENERS = {
  fr: plainPattern(`^"?(?:${ARGUMENT_OPENERS.fr})`, 'u'),
  en: plainPattern(`^"?(?:${ARGUMENT_OPENERS.en})(?!\\p{L})`, 'u'),
}
const TAILS = { fr: plainPattern(ARGUMENT_TAILS.fr, 'gu'), en: plainPattern(ARGUMENT_TAILS.en, 'gu') }
const RATED_PREMISE = {
  fr: plainPattern(`^"?(?:${RATED_PREMISES.fr})`, 'u'),
  en: plainPattern(`^"?(?:${RATED_PREMISES.en})(?!\\p{L})`, 'u'),
}
const CLAIM = { fr: wordPattern(CLAIMS.fr), en: wordPattern(CLAIMS.en) }
const POLICY = { fr: wordPattern(POLICY_ASKED.fr), en: wordPattern(POLICY_ASKED.en) }
const BOTH_SIDES = { fr: wordPattern(BALANCED.fr), en: wordPattern(BALANCED.en) }
const OWN = { fr: /(?:vos|votre|ton|tes|vous)(?!\p{L})/u, en: /(?:your|you)(?!\p{L})/u }

/** A question in the form of a statement about the person: "You don't really want …?" */
const ASSUMED =
  /^(?:(?:but|so|mais|donc) )?(?:you (?:don't|wouldn't|do not|would not) (?:really |actually |seriously )?(?:want|think|like|believe|agree|support|accept))[^?]*\?$/u

/** The form of the stem pushes towards one answer. */
export const leading: Rule = (item) =>
  pushesIn(item).filter(
    ({ start, end }) => start === null || !EVEN.test(item.text.slice(start, end ?? start)),
  )

/** Sentences that reassure, or tell both sides. */
const EVEN =
  /(?<!\p{L})(?:(?:pas de|ni) (?:bonnes?|mauvaises?)(?: ni| ou)(?: de)? (?:bonnes?|mauvaises?) reponses?|no (?:right or wrong|wrong or right)|(?:supporters|proponents|advocates|backers|partisans|defenseurs)(?!\p{L})[^?]*(?:opponents|critics|detractors|opposants|adversaires|detracteurs))(?!\p{L})/u

const pushesIn: Rule = (item) => {
  const negative = findSpans(NEGATIVE[item.lang], item.text).find((span) => pushes(item, span))
  if (negative) return [found(item, negative, 'leading_negation')]
  const tag = findSpan(TAGS[item.lang], item.text)
  if (tag) return [found(item, tag, 'leading_tag')]
  const certain = findSpan(CERTAIN[item.lang], item.text)
  if (certain && !isBalanced(item)) return [found(item, certain, 'leading_certainty')]
  const assumed = item.sentences.find((sentence) => ASSUMED.test(sentence.text))
  if (assumed) return [found(item, assumed, 'leading_certainty')]
  const many = findSpan(MANY[item.lang], item.text)
  if (many && !onlyInforms(item) && !isClaim(item) && isPremise(item, many) && !isBalanced(item))
    return [found(item, many, 'leading_majority')]
  const stated = statedMajority(item)
  if (stated && !isBalanced(item) && !isClaim(item)) return [found(item, stated, 'leading_majority')]
  const weighty = findSpan(WEIGHTY[item.lang], item.text)
  if (
    weighty &&
    !OWN_ADVISER.test(item.text.slice(weighty.start)) &&
    isPremise(item, weighty) &&
    (!isBalanced(item) || standsAlone(item, weighty))
  )
    return [found(item, weighty, 'leading_authority')]
  const praised = findSpan(PRAISED[item.lang], item.text)
  if (praised) return [found(item, praised, 'leading_praise')]
  const support = statedSupport(item)
  if (support) return [found(item, support, 'leading_majority')]
  const best = praiseInApposition(item)
  if (best) return [found(item, best, 'leading_praise')]
  const appealed = appeal(item)
  if (appealed) return [found(item, appealed.span, appealed.why)]
  const argument = outcomesOfOneSide(item) ?? oneSidedArgument(item)
  if (argument) return [found(item, argument, 'leading_argument')]
  const said = oneSidedStatement(item) ?? argumentFor(item)
  return said ? [found(item, said.span, said.why)] : []
}

/**
 * A single statement to be rated about what many people do: the number is the claim itself, unless it is an opinion.
 */
function isClaim(item: ItemContext): boolean {
  const [only, more] = item.sentences
  if (!only || more || only.asks || !item.closed) return false
  return !/(?<!\p{L})(?:think|say|believe|agree|feel|know|want|support|pens\p{L}+|dis(?:ent|ons)|croi\p{L}+|estim\p{L}+|jug\p{L}+|souhait\p{L}+|soutien\p{L}+|sav\p{L}+|veulent|accord)(?!\p{L})/u.test(
    only.text,
  )
}

/** « Selon le médecin qui vous suit »: what an adviser told this person is a fact about the person, no appeal. */
const OWN_ADVISER = /^[^,?]{0,40}(?: qui (?:vous|te) |votre |vos |your )/u

function found(item: ItemContext, span: Span, why: FindingKind): Finding {
  if (why !== 'leading_negation') return findingAt('leading', span, why)
  const agreed = AGREED[item.lang].exec(item.text.slice(span.end))?.[0]
  if (agreed === undefined) return findingAt('leading', span, why, plainQuestion(item, span))
  const opens = /^\p{Lu}/u.test(item.folded.cased.slice(span.start))
  const plain = opens ? THINK[item.lang] : THINK[item.lang].toLowerCase()
  return findingAt('leading', { start: span.start, end: span.end + agreed.length }, why, plain)
}

/** "Don't you agree that …": if only the negation were removed, the item would ask for a rating of agreement. */
const AGREED = { en: /^ agree(?= that )/u, fr: /^ d'accord(?: pour (?:dire|penser))?(?= qu[e'])/u }
const THINK = { en: 'Do you think', fr: 'Pensez-vous' }

/** « N'avez-vous pas de … »: if the negation were removed, the article would be wrong. */
const PARTITIVE = /^ (?:d[e'](?!(?:s| l)\p{L}*)|plus |encore |non plus)/u

/** « Ne pensez-vous pas » → « Pensez-vous »; undefined where it is not enough to remove the negation. */
function plainQuestion(item: ItemContext, span: Span): string | undefined {
  const written = item.folded.cased.slice(span.start, span.end)
  if (item.lang === 'en') {
    const verb = /^(do|does|did|is|are|was|were|would|should|could|have|has)n't /iu.exec(written)
    return verb ? written.replace(/n't/iu, '') : undefined
  }
  if (PARTITIVE.test(item.text.slice(span.end))) return undefined
  const inverted = /^(?:ne |n')(\p{L}+-(?:t-)?(?:vous|il|on|elle)) pas$/iu.exec(written)
  const plain = inverted?.[1]
  const opens = written.charAt(0) !== written.charAt(0).toLowerCase()
  return plain && (opens ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain)
}

/** Whether a negative question opens its clause; not « pourquoi n'avez-vous pas », and not a plain fact. */
function pushes(item: ItemContext, span: Span): boolean {
  const sentence = item.sentences.find((part) => part.start <= span.start && part.end >= span.end)
  if (!sentence) return false
  const before = item.text.slice(sentence.start, span.start)
  if (NEGATIVE_FACTS[item.lang].test(before)) return false
  const matched = item.text.slice(span.start, span.end)
  const after = item.text.slice(span.end, span.end + 25)
  if (item.lang === 'en')
    return (
      before.trim() === '' ||
      /[,:;]\s*$|(?:and|but|so) $/u.test(before) ||
      /(?:do|would) you not/u.test(matched)
    )
  if (/^n'(?:avez|as|a)-(?:t-)?(?:vous|tu|il|elle) pas$/u.test(matched))
    return /^ (?:l'impression|le sentiment|envie|peur|honte|hate|besoin|tendance)/u.test(after)
  if (/^(?: encore| deja)/u.test(after)) return false
  return !/ ou (?:avez|etes|en)/u.test(item.text.slice(span.end))
}

/** "Most residents recycle. Do you?": a statement about the majority before the question. */
function statedMajority(item: ItemContext): Span | null {
  if (!item.sentences.some((sentence) => sentence.asks)) return null
  const next = item.questions[0]
  if (
    next &&
    /(?:^when |^how (?:many|often)|^quand |^combien |did you know|had you (?:heard|noticed)|le saviez-vous|entendu parler|of the following|your view|votre avis|votre opinion|agree or|d'accord ou)/u.test(
      next.text,
    )
  )
    return null
  return (
    item.sentences.find(
      (sentence) =>
        !sentence.asks &&
        STATED_MANY[item.lang].test(sentence.text) &&
        !/^\p{L}+ of (?:the following|these)/u.test(sentence.text),
    ) ?? null
  )
}

function isBalanced(item: ItemContext): boolean {
  return has(BOTH_SIDES[item.lang], item.text)
}

/**
 * Whether it is in a sentence before the question that presents only one side, even if the question names both answers.
 */
function standsAlone(item: ItemContext, span: Span): boolean {
  const before = item.sentences.filter((sentence) => !sentence.asks)
  return (
    before.some((sentence) => sentence.start <= span.start && sentence.end >= span.end) &&
    !before.some(
      ({ text }) =>
        OTHER_SIDE[item.lang].test(text) ||
        has(BOTH_SIDES[item.lang], text) ||
        /(?<!\p{L})(?:some|certain\p{L}*)(?!\p{L})/u.test(text),
    )
  )
}

/** Whether it is outside of the question or appended to it ("like most people, do you …"), and not what is asked. */
function isPremise(item: ItemContext, span: Span): boolean {
  const question = item.questions.find((part) => part.start <= span.start && part.end >= span.end)
  if (!question?.asks) return true
  if (/^(?:agree with|share the|d'accord avec|partagez-vous)/u.test(item.text.slice(span.start))) return true
  const before = item.text.slice(question.start, span.start).trim()
  const after = item.text.slice(span.end, question.end)
  if (before === '')
    return /,/u.test(after) || /^(?:comme|like|as|selon|d'apres|according)/u.test(item.text.slice(span.start))
  return /(?:^|[,(] ?)(?:comme|like|as|since|given|because|puisque|sachant|alors|etant|et|and|but|mais)?(?: que| qu'| that)?$/u.test(
    before,
  )
}

/** Asks for a plain choice or a fact, for which nobody argues. */
const ASKS_WHICH =
  /^(?:(?:on |at |in )?(?:which|what) (?:day|days|time|evening|month|hour|week)|when |where |how (?:many|long|far)|(?:quel|quels|a quel(?:le)?) (?:jours?|heure|moment|soir)|quand |ou |combien )/u

function oneSidedArgument(item: ItemContext): Span | null {
  if (isBalanced(item)) return null
  const question = item.questions.at(-1)
  if (!question?.asks) return null
  const comma = question.text.indexOf(',')
  const premise = question.text.slice(0, Math.max(0, comma))
  const main = question.text.slice(question.text.lastIndexOf(',') + 1).trim()
  if (ASKS_WHICH.test(main)) return null
  if (RATED_PREMISE[item.lang].test(premise) && !OWN[item.lang].test(premise))
    return { start: question.start, end: question.start + comma }
  if (!has(POLICY[item.lang], question.text)) return null
  const opener = OPENERS[item.lang].exec(question.text)
  if (opener && comma > 0 && !OWN[item.lang].test(premise))
    return { start: question.start, end: question.start + comma }
  const tail = findSpan(TAILS[item.lang], question.text)
  if (tail && !OWN[item.lang].test(question.text.slice(tail.start, tail.end))) {
    return { start: question.start + tail.start, end: question.start + tail.end }
  }
  return claimBefore(item, question)
}

const NEUTRAL_LEAD = {
  fr: /^(?:les? (?:prochaines?|questions?)|imaginez|supposons|pensez|voici|nous (?:allons|souhait|aimer)|on parle|parlons|cette (?:enquete|question)|le (?:conseil|gouvernement|maire) (?:envisage|propose|etudie)|a propos|concernant|au sujet|actuellement|aujourd'hui, la loi|la loi (?:prevoit|actuelle))/u,
  en: /^(?:the (?:next|following)|imagine|suppose|think|here (?:is|are)|we (?:would|are|will|want)|this (?:survey|question)|the (?:council|government|city|company) (?:is (?:considering|planning|proposing)|plans|proposes|may)|about|regarding|currently|at present|under current|now (?:some|a few))/u,
}

/** A claim before a question about policy: "Plastic kills seabirds. Should straws be banned?" */
function claimBefore(item: ItemContext, question: Span): Span | null {
  const before = item.sentences.filter((sentence) => sentence.end <= question.start && !sentence.asks)
  const claim = before.find(
    (sentence) =>
      has(CLAIM[item.lang], sentence.text) &&
      !NEUTRAL_LEAD[item.lang].test(sentence.text) &&
      !OWN[item.lang].test(sentence.text),
  )
  return claim ? { start: claim.start, end: claim.end } : null
}
