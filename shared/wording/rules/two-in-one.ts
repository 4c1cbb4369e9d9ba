import type { ItemContext } from '../item-context.ts'
import { ADDITIONS, ASKS_AGAIN, CAUSES, TWO_ANSWERERS } from '../lexicons/two-in-one.ts'
import { findSpan, type Span, wordPattern } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'
import type { WordPattern } from '../text/word-pattern.ts'

const AGAIN = { fr: plainPattern(ASKS_AGAIN.fr, 'gu'), en: plainPattern(ASKS_AGAIN.en, 'gu') }
const BESIDE = {
  fr: besides([CAUSES.fr, ADDITIONS.fr, TWO_ANSWERERS.fr]),
  en: besides([CAUSES.en, ADDITIONS.en, TWO_ANSWERERS.en]),
}

function besides(sources: readonly string[]): WordPattern[] {
  return sources.map((source) => wordPattern(source, { before: '(?:(?<!\\p{L})|(?=[, ]))', after: '' }))
}

/** Words that make one thing of two: "the fact that", or something that people do with each other. */
const ONE_FACT =
  /(?<!\p{L})(?:le fait que|the fact that|share|agree on|disagree|get on|get along|each other|one another|together|the same|argue|related|married|ensemble|(?:la|le|du|au|de la) meme|partagez|desaccord|l'un l'autre|vous entendez|vous parlez)(?!\p{L})/u

/** Options that distinguish the two things. */
const SAYS_WHICH = /(?<!\p{L})(?:both|only one|however|les deux|l'un des deux|un seul)(?!\p{L})/u

/** A sentence that begins with a condition, and only asks what follows. */
const FILTERED =
  /^(?:si|if|lorsque|quand(?! (?:[\p{L}']+ ){0,3}\p{L}+-(?:t-)?(?:vous|il|elle|ils|elles|on))|when(?! (?:did|do|does|was|were|is|are|will|have|has|would|should))) /u

/**
 * « Quel sport pratiquez-vous, et depuis quand ? »: two questions that need two answers, even in an open-ended item.
 */
export function asksAgain(item: ItemContext): Span | null {
  for (const question of item.questions) {
    if (!question.text.endsWith('?') || FILTERED.test(question.text)) continue
    const found = within(question, AGAIN[item.lang])
    if (found) return found
  }
  return null
}

/** A thing combined with its cause, its effect or a second thing, although the answers are one scale. */
export function twoInOne(item: ItemContext): Span | null {
  if (ONE_FACT.test(item.text) || item.answers.some((option) => SAYS_WHICH.test(option.text))) return null
  for (const question of item.questions) {
    const asked = afterCondition(question)
    for (const pattern of BESIDE[item.lang]) {
      const found = within(asked, pattern)
      if (found) return found
    }
  }
  return null
}

/** The sentence without a condition at its beginning. */
function afterCondition(part: Span & { text: string }): Span & { text: string } {
  const comma = FILTERED.test(part.text) ? part.text.indexOf(',') + 1 : 0
  return { start: part.start + comma, end: part.end, text: part.text.slice(comma) }
}

function within(part: Span & { text: string }, pattern: WordPattern | RegExp): Span | null {
  const found = findSpan(pattern, part.text)
  if (!found) return null
  const words = part.text.slice(found.start, found.end)
  return {
    start: part.start + found.start + Math.max(0, words.search(/[\p{L}\p{N}]/u)),
    end: part.start + found.start + words.trimEnd().length,
  }
}
