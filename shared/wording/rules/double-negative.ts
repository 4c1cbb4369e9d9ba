import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { NEGATIVE_QUESTIONS } from '../lexicons/leading-cues.ts'
import {
  BOTH_NAMED,
  DENIED_OBJECTIONS,
  NEGATED_ADJECTIVES,
  NEGATION_TRAPS,
  NEGATIONS,
  NEGATIVE_WORDS,
  WITHOUT,
} from '../lexicons/negators.ts'
import { findSpan, findSpans, has, replaceIn, type Span, wordPattern } from '../text/phrases.ts'

const NEGATION = { fr: wordPattern(NEGATIONS.fr), en: wordPattern(NEGATIONS.en) }
const NEGATIVE = { fr: wordPattern(NEGATIVE_WORDS.fr), en: wordPattern(NEGATIVE_WORDS.en) }
const LACKING = { fr: wordPattern(WITHOUT.fr), en: wordPattern(WITHOUT.en) }
const ADJECTIVE = { fr: wordPattern(NEGATED_ADJECTIVES.fr), en: wordPattern(NEGATED_ADJECTIVES.en) }
const TRAPS = { fr: wordPattern(NEGATION_TRAPS.fr), en: wordPattern(NEGATION_TRAPS.en) }
const RHETORICAL = { fr: wordPattern(NEGATIVE_QUESTIONS.fr), en: wordPattern(NEGATIVE_QUESTIONS.en) }

const NAMED = { fr: wordPattern(BOTH_NAMED.fr), en: wordPattern(BOTH_NAMED.en) }
const OBJECTION = { fr: wordPattern(DENIED_OBJECTIONS.fr), en: wordPattern(DENIED_OBJECTIONS.en) }

interface Negator extends Span {
  weight: number
  /** Whether it is "not", « ne … pas », rather than a verb or noun with a negative meaning. */
  grammatical: boolean
}

/** A negation of a negation: a person has to work out what "yes" means. */
export const doubleNegative: Rule = (item) => {
  if (has(TRAPS[item.lang], item.text)) return []
  const adjective = findSpan(ADJECTIVE[item.lang], item.text) ?? findSpan(OBJECTION[item.lang], item.text)
  if (adjective) return [findingAt('double_negative', adjective)]
  for (const sentence of item.sentences) {
    const negators = negatorsIn(item, sentence)
    const span = firstPair(item, negators)
    if (span) return [findingAt('double_negative', span)]
  }
  return []
}

const APART = 70
const PAIR = 2

/** Two negations near each other, without another clause or alternative between them. */
function firstPair(item: ItemContext, negators: readonly Negator[]): Span | null {
  for (const [place, first] of negators.entries()) {
    let weight = first.weight
    if (weight >= PAIR) return first
    for (const next of negators.slice(place + 1)) {
      const between = item.text.slice(first.end, next.start)
      if (next.start - first.end > APART || SEPARATE[item.lang].test(between)) break
      // « Ne souhaitez-vous pas que … ne … plus »: a rhetorical negation counts fully before a real one.
      weight += next.weight + (first.weight < 1 && next.grammatical ? 0.5 : 0)
      if (weight >= PAIR) return { start: first.start, end: next.end }
    }
  }
  return null
}

/** What separates two negations: punctuation, a relative or other clause, an alternative. */
const SEPARATE = {
  fr: /[;:]|(?:^|[ ,])(?:ou|et|mais)(?= )|, (?!est-ce|selon)|(?:^| )(?:qui|lequel|laquelle|lesquel\p{L}*|dont|parce|car|si|lorsque|quand)(?= )/u,
  en: /[;:,]|(?:^| )(?:or|and|but|who|which|because|if|when)(?= )/u,
}

function negatorsIn(item: ItemContext, sentence: Span): Negator[] {
  const written = item.text.slice(sentence.start, sentence.end)
  const text = replaceIn(NAMED[item.lang], written, (found) => '_'.repeat(found.length))
  const at = (span: Span, weight: number, grammatical = false): Negator => ({
    start: span.start + sentence.start,
    end: span.end + sentence.start,
    weight,
    grammatical,
  })
  const rhetorical = findSpans(RHETORICAL[item.lang], text)
  const negations = findSpans(NEGATION[item.lang], text).map((span) => {
    const pushing = rhetorical.some((push) => push.start < span.end && span.start < push.end)
    // « N'interdit pas »: the negated verb has a negative meaning itself.
    const denying = item.lang === 'fr' && has(NEGATIVE.fr, text.slice(span.start + 2, span.end))
    return at(span, pushing ? 0.5 : denying ? PAIR : 1, !pushing)
  })
  const words = findSpans(NEGATIVE[item.lang], text).map((span) => at(span, 1))
  const lacking = findSpans(LACKING[item.lang], text).map((span) => at(span, 1))
  const all = [...negations, ...words, ...lacking].sort((one, other) => one.start - other.start)
  return all.filter((negator, place) => place === 0 || negator.start >= (all[place - 1]?.end ?? 0))
}
