import type { FindingKind } from '../finding.ts'
import type { ItemContext } from '../item-context.ts'
import { DISTRESS, EXAMPLES, INTERESTED, NOBLE_AIMS, RHETORIC } from '../lexicons/appeals.ts'
import { BALANCED, POLICY_ASKED } from '../lexicons/leading-cues.ts'
import { OTHER_SIDE } from '../lexicons/stated-support.ts'
import { findSpan, has, type Span, wordPattern } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'

const RHETORICAL = { fr: wordPattern(RHETORIC.fr), en: wordPattern(RHETORIC.en) }
const AIM = {
  fr: plainPattern(`^"?(?:${NOBLE_AIMS.fr}),`, 'u'),
  en: plainPattern(`^"?(?:${NOBLE_AIMS.en}),`, 'u'),
}
const EXAMPLE = { fr: wordPattern(EXAMPLES.fr), en: wordPattern(EXAMPLES.en) }
const DISCREDITED = { fr: wordPattern(INTERESTED.fr), en: wordPattern(INTERESTED.en) }
const IN_DISTRESS = { fr: wordPattern(DISTRESS.fr), en: wordPattern(DISTRESS.en) }
const POLICY = { fr: wordPattern(POLICY_ASKED.fr), en: wordPattern(POLICY_ASKED.en) }
const BOTH_SIDES = { fr: wordPattern(BALANCED.fr), en: wordPattern(BALANCED.en) }

/** Asks for support, a view, or what one would do: a question whose answer an appeal can influence. */
const ASKS_FOR_MORE = {
  fr: /(?:rejoindr|adopter|signer|donner|vot|achet|monter|essay|interess|prefer|y etes|qu'en pensez|votre (?:avis|position|reaction)|jugez)/u,
  en: /(?:would you|will you|how do you feel|your (?:view|reaction|position)|interested|join|sign|donate|buy|vote|what do you think|like to)/u,
}

/** An appeal that pushes towards an answer, and why; null if both sides are presented. */
export function appeal(item: ItemContext): { span: Span; why: FindingKind } | null {
  const { lang, text } = item
  const rhetoric = item.sentences.some(({ text: sentence }) => sentence.includes('?'))
    ? findSpan(RHETORICAL[lang], text)
    : null
  if (rhetoric) return { span: rhetoric, why: 'leading_certainty' }
  const question = item.questions.at(-1)
  if (!item.closed || !question?.asks || has(BOTH_SIDES[lang], text)) return null
  const aim = aimOf(item, question)
  if (aim) return { span: aim, why: 'leading_argument' }
  const asks = has(POLICY[lang], question.text) || ASKS_FOR_MORE[lang].test(question.text)
  const before = item.sentences.filter((sentence) => !sentence.asks && sentence.end <= question.start)
  if (!asks || before.some((sentence) => OTHER_SIDE[lang].test(sentence.text))) return null
  const followed = findSpan(EXAMPLE[lang], question.text)
  if (followed)
    return {
      span: { start: question.start + followed.start, end: question.start + followed.end },
      why: 'leading_majority',
    }
  for (const sentence of before) {
    const span = { start: sentence.start, end: sentence.end }
    if (has(EXAMPLE[lang], sentence.text)) return { span, why: 'leading_majority' }
    if (has(DISCREDITED[lang], sentence.text)) return { span, why: 'leading_argument' }
    if (
      has(IN_DISTRESS[lang], sentence.text) &&
      !/(?<!\p{L})(?:vous|votre|vos|you|your)(?!\p{L})/u.test(sentence.text)
    )
      return { span, why: 'leading_argument' }
  }
  return null
}

/** A noble aim before the question: « Pour qu'aucun enfant ne soit plus renversé, … ». */
function aimOf(item: ItemContext, question: Span & { text: string }): Span | null {
  const found = AIM[item.lang].exec(question.text)
  if (!found || !has(POLICY[item.lang], question.text.slice(found[0].length))) {
    if (!found || !ASKS_FOR_MORE[item.lang].test(question.text.slice(found[0].length))) return null
  }
  return { start: question.start, end: question.start + found[0].length - 1 }
}
