import type { ItemContext } from '../item-context.ts'
import {
  HUNG_QUESTIONS,
  MEANS,
  PAIRED,
  REASONED,
  STATED_AGAIN,
  TWO_STATEMENTS,
} from '../lexicons/second-askings.ts'
import { findSpan, type Span, wordPattern } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'
import type { WordPattern } from '../text/word-pattern.ts'
import { isGraded } from './joints.ts'

const HUNG = { fr: plainPattern(HUNG_QUESTIONS.fr, 'gu'), en: plainPattern(HUNG_QUESTIONS.en, 'gu') }
const PAIR = { fr: wordPattern(PAIRED.fr), en: wordPattern(PAIRED.en) }
const REASON = { fr: plainPattern(REASONED.fr, 'gu'), en: plainPattern(REASONED.en, 'gu') }
const AGAIN = { fr: plainPattern(STATED_AGAIN.fr, 'gu'), en: plainPattern(STATED_AGAIN.en, 'gu') }
const MEAN = { fr: plainPattern(MEANS.fr, 'u'), en: plainPattern(MEANS.en, 'u') }

/** The sentence begins with a condition (« si oui »), and what follows is the only thing asked. */
const FILTERED = /^(?:si|if|lorsque|quand|when) /u
/** Begins with a question word: a reason in such a sentence only says what is asked about. */
const OPEN_WORD =
  /^(?:why|what|which|who|how|when|where|pourquoi|que |qu'|quel|qui|comment|combien|quand|ou |lequel|laquelle|a quel|dans quelle)/u

/** Words after which there is no second statement. */
const CONDITIONAL = {
  fr: /(?<!\p{L})(?:quand|lorsqu\p{L}+|si|qui|que|qu'|dont|parce)(?!\p{L})/u,
  en: /(?<!\p{L})(?:when|if|who|which|that|because|where|while)(?!\p{L})/u,
}

/** Two questions in one sentence, the second appended to the first. */
export function hungQuestion(item: ItemContext): Span | null {
  if (!item.closed) return null
  for (const question of item.questions) {
    if (FILTERED.test(question.text)) continue
    const span = within(question, HUNG[item.lang])
    if (span) return span
  }
  return null
}

/** Two things under one scale, joined by other words than a coordinating conjunction. */
export function secondAsking(item: ItemContext): Span | null {
  if (!item.closed || !isOneScale(item)) return null
  for (const question of item.questions) {
    const pair = within(question, PAIR[item.lang]) ?? meansOf(item, question)
    if (pair) return pair
    if (question.text.endsWith('?')) continue
    const reason = !OPEN_WORD.test(question.text) ? within(question, REASON[item.lang]) : null
    if (reason) return reason
    const again = CONDITIONAL[item.lang].test(question.text) ? null : within(question, AGAIN[item.lang])
    if (again) return again
    if (TWO_STATEMENTS.test(question.text)) {
      const at = question.text.indexOf(';')
      return { start: question.start + at, end: question.end }
    }
  }
  return null
}

const TRUE_OR_FALSE = /(?<!\p{L})(?:vrai|faux|true|false|oui|non|yes|no)(?!\p{L})/u

/** Whether the options are one scale: yes and no, true and false, or degrees. */
function isOneScale(item: ItemContext): boolean {
  return item.yesNo || isGraded(item) || item.answers.every((option) => TRUE_OR_FALSE.test(option.text))
}

function within(part: Span & { text: string }, pattern: WordPattern | RegExp): Span | null {
  const found = findSpan(pattern, part.text)
  if (!found) return null
  const words = part.text.slice(found.start, found.end)
  return {
    start: part.start + found.start + words.search(/[\p{L}\p{N}]/u),
    end: part.start + found.start + words.trimEnd().length,
  }
}

function meansOf(item: ItemContext, part: Span & { text: string }): Span | null {
  const found = MEAN[item.lang].exec(part.text)
  const means = found?.groups?.means
  if (!found || means === undefined) return null
  const start = part.start + found.index + found[0].lastIndexOf(means)
  return { start, end: start + means.length }
}
