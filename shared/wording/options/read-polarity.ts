import type { WordingLanguage } from '../finding.ts'
import { POLARITY, type PolarityLexicon } from '../lexicons/polarity.ts'
import { findSpan, has, phrasePattern, replaceIn, type Span } from '../text/phrases.ts'
import type { WordPattern } from '../text/word-pattern.ts'

/** The position of an option on a rating scale. */
export interface Polarity {
  side: -1 | 0 | 1
  /** 2: strong or with a strong degree word; 1: plain; 0.5: weakened. */
  level: 2 | 1 | 0.5
  /** The word that determines the side; null where only words of degree do. */
  head: string | null
  /** Whether it means "none of it" rather than the opposite. */
  zero: boolean
  /** Whether the head's scale starts at zero, as with worried, important, trust. */
  oneWay: boolean
}

type Patterns = Record<keyof PolarityLexicon, WordPattern>
const compiled = new Map<WordingLanguage, Patterns>()

function patternsFor(lang: WordingLanguage): Patterns {
  const known = compiled.get(lang)
  if (known) return known
  const lexicon = POLARITY[lang]
  const made: Patterns = {
    positive: phrasePattern(lexicon.positive),
    negative: phrasePattern(lexicon.negative),
    strong: phrasePattern(lexicon.strong),
    neutral: phrasePattern(lexicon.neutral),
    oneWay: phrasePattern(lexicon.oneWay),
    high: phrasePattern(lexicon.high),
    low: phrasePattern(lexicon.low),
    none: phrasePattern(lexicon.none),
    not: phrasePattern(lexicon.not),
  }
  compiled.set(lang, made)
  return made
}

/** Always between both sides, whatever else its words mean. */
const MIDDLE =
  /^(?:ni .+ ni |neither |moyennement$|juste assez$|ni plus ni)|(?<![\p{L}'])(?<one>\p{L}{4,}) (?:n?or|and) (?:dis|un|in|im)\k<one>(?!\p{L})|d'accord,? (?:ni|ou) (?:pas d'accord|en desaccord)/u
/** Words of assent that only determine the side if no other word does: "definitely disagree". */
const MODALS =
  /(?:definitely|certainly|probably|certainement|probablement|une? certaine?|forte?|grande?|strong)(?!\p{L})/gu

/** The longest option that can be a point of a rating scale, in characters. */
const LONGEST_POINT = 60

/** Reads one folded option as a point of a rating scale; null when it is not one. */
export function readPolarity(option: string, lang: WordingLanguage): Polarity | null {
  if (option.length > LONGEST_POINT) return null
  const patterns = patternsFor(lang)
  const text = option.replace(/^\d+ ?[-:=.)]? ?/u, '').replace(/\(.*\)/u, '')
  if (text === '') return null
  const level = levelOf(text, patterns)
  const between = MIDDLE.test(text)
  if (between || (has(patterns.neutral, text) && !has(patterns.high, text) && !has(patterns.low, text))) {
    return { side: 0, level: 1, head: null, zero: false, oneWay: false }
  }
  const bare = text.replace(MODALS, (word) => ' '.repeat(word.length))
  const negative = findSpan(patterns.negative, text)
  const positive = negative ? findSpan(patterns.positive, bare) : findSpan(patterns.positive, text)
  const oneWay = findSpan(patterns.oneWay, text)
  const head = longest(negative, positive) ?? oneWay
  const beside = head === negative && head ? without(text, head) : text
  const none = has(patterns.none, beside)
  const around = replaceIn(patterns.low, beside, () => ' ')
  const denied = none || has(patterns.not, around)
  if (!head) {
    const degree = none || denied || has(patterns.high, text) || has(patterns.low, text)
    if (!degree) return null
    return { side: denied ? -1 : 1, level, head: null, zero: none, oneWay: true }
  }
  const own = head === negative ? -1 : 1
  const side = denied ? (own === 1 ? -1 : 1) : own
  return {
    side,
    level,
    head: text.slice(head.start, head.end),
    zero: none,
    oneWay: head === oneWay,
  }
}

function longest(one: Span | null, other: Span | null): Span | null {
  if (!one || !other) return one ?? other
  const contains = one.start <= other.start && one.end >= other.end
  return contains || one.end - one.start >= other.end - other.start ? one : other
}

function without(text: string, span: Span): string {
  return `${text.slice(0, span.start)} ${text.slice(span.end)}`
}

function levelOf(text: string, patterns: Patterns): Polarity['level'] {
  if (has(patterns.strong, text) || has(patterns.none, text)) return 2
  if (has(patterns.low, text)) return 0.5
  return has(patterns.high, text) ? 2 : 1
}
