import type { ItemContext } from '../item-context.ts'
import {
  BEST_OF_ALL,
  OF_ONE_MIND,
  OTHER_SIDE,
  PLAIN_OUTCOMES,
  STATED_SUPPORT,
} from '../lexicons/stated-support.ts'
import type { Span } from '../text/phrases.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokenise.ts'
import { isDeterminer, isPlainVerb } from './word-classes.ts'

/** Asks whether something was known or done, not for an opinion, so that a statement before it only informs. */
const ASKS_A_FACT = {
  fr: /(?:saviez|savez|connaissance|entendu parler|informee?s?|au courant|avez-vous utilise|quand|combien|quel jour)/u,
  en: /(?:did you know|had you|have you (?:heard|used|visited)|aware|know (?:this|that|about)|which have you|when|how many|what day|which day)/u,
}

/** Whether the question only asks if something was known. */
export function onlyInforms(item: ItemContext): boolean {
  return item.questions.some(({ text }) =>
    /^(?:did you know|had you (?:heard|noticed|seen)|were you aware|le saviez-vous|saviez-vous|en aviez-vous)/u.test(
      text,
    ),
  )
}

/** A sentence before the question that says that many people, or experts, support something. */
export function statedSupport(item: ItemContext): Span | null {
  return sayingBefore(
    item,
    ({ text }) => STATED_SUPPORT[item.lang].test(text) || OF_ONE_MIND[item.lang].test(text),
  )
}

/** « Notre carte, la plus avantageuse du marché »: praise in apposition. */
export function praiseInApposition(item: ItemContext): Span | null {
  const found = BEST_OF_ALL[item.lang].exec(item.text)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** "A tram would clear the roads, clean the air and link the suburbs": a list of outcomes of one side only. */
export function outcomesOfOneSide(item: ItemContext): Span | null {
  return sayingBefore(item, (sentence) =>
    item.lang === 'fr' ? frenchOutcomes(sentence) : englishOutcomes(item, sentence),
  )
}

function sayingBefore(item: ItemContext, says: (sentence: Sentence) => boolean): Span | null {
  const question = item.sentences.find((sentence) => sentence.asks)
  if (!question || ASKS_A_FACT[item.lang].test(question.text)) return null
  const before = item.sentences.filter((sentence) => !sentence.asks && sentence.end <= question.start)
  if (before.some((sentence) => OTHER_SIDE[item.lang].test(sentence.text))) return null
  const found = before.find(says)
  return found ? { start: found.start, end: found.end } : null
}

const LEAST_OUTCOMES = 2

function frenchOutcomes({ text }: Sentence): boolean {
  const verbs = [...text.matchAll(/(?<![\p{L}-])\p{L}{2,}rai(?:t|ent)(?![\p{L}-])/gu)].map(([verb]) => verb)
  return (
    / et /u.test(text) &&
    verbs.filter((verb) => !PLAIN_OUTCOMES.fr.test(verb)).length >= LEAST_OUTCOMES &&
    !/(?<!\p{L})(?:si|vous|nous|je)(?!\p{L})/u.test(text)
  )
}

/** "would clear …, clean … and link …": at least two plain verbs, after the modal, a comma or "and". */
function englishOutcomes(item: ItemContext, sentence: Sentence): boolean {
  const modal = /(?<!\p{L})(?:would|could) /u.exec(sentence.text)
  if (!modal || /(?<!\p{L})(?:if|you|we|i)(?!\p{L})/u.test(sentence.text)) return false
  const from = sentence.start + modal.index + modal[0].length
  const tokens = item.tokens.filter((token) => token.start >= from && token.end <= sentence.end)
  const verbs = tokens.filter((token, place) => {
    const before = tokens[place - 1]
    const opens = before === undefined || before.text === ',' || before.text === 'and'
    const known = isPlainVerb(token, 'en') || isActing(token, tokens[place + 1])
    return opens && known && !PLAIN_OUTCOMES.en.test(token.text)
  })
  return verbs.length >= LEAST_OUTCOMES && /[, ]and /u.test(sentence.text)
}

/** Whether a word in the place of a verb has an object: "drown the village". */
function isActing(token: Token, next: Token | undefined): boolean {
  if (token.kind !== 'word' || /s$/u.test(token.text) || isDeterminer(token, 'en')) return false
  return (
    isDeterminer(next, 'en') ||
    /^(?:out|up|down|people|families|children|jobs|everyone|back)$/u.test(next?.text ?? '')
  )
}
