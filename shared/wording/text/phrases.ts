import { fold } from './fold.ts'
import { plainPattern } from './plain-letters.ts'

/** A stretch of text, end excluded. */
export interface Span {
  start: number
  end: number
}

const LETTER = '[\\p{L}\\p{N}]'
/** Not within a word: the pattern may end in a space, and then a letter may follow. */
const EDGE = `(?<!${LETTER}(?=${LETTER}))`

/**
 * A pattern that finds any of the phrases as whole words in folded text. In a phrase, `*` stands for any letters,
 * `…` for anything within the sentence, a space for spaces or one hyphen, `-?` for a hyphen, a space or neither; what else a regular expression knows keeps its meaning, but for the full stop.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const body = phrases
    .map((phrase) => phraseSource(phrase))
    .sort((one, other) => other.length - one.length)
    .join('|')
  return plainPattern(`${EDGE}(?:${body})${EDGE}`, 'gu')
}

/** The source of one phrase's pattern, to build larger patterns from. */
export function phraseSource(phrase: string): string {
  return fold(phrase)
    .trim()
    .replaceAll('\\p{l}', '\\p{L}')
    .replace(/\./g, '\\.')
    .replace(/\*/g, '\\p{L}*')
    .replace(/…/g, '[^.?!]*')
    .replace(/ +/g, '[ -]+')
    .replace(/'/g, "' ?")
    .replaceAll('-?', '[ -]?')
}

/** A pattern written by hand, matched between word boundaries that know accents. */
export function wordPattern(source: string): RegExp {
  return plainPattern(`${EDGE}(?:${source})${EDGE}`, 'gu')
}

/** Patterns that were used before. */
const used = new WeakSet<RegExp>()

/** V8 compiles a pattern that meets a text of this length or more at once (`JSRegExp::kTierUpForSubjectLengthValue`). */
const LONG_TEXT = '.'.repeat(1000)

/**
 * To be called before a pattern is used. V8 makes bytecode of a pattern for its first use, and machine code only for the second one.
 * For patterns of some hundred phrases the bytecode takes three times as long as the machine code and is used once: without it
 * the first item is read in a third of the time.
 */
function compileWhole(pattern: RegExp): void {
  if (used.has(pattern)) return
  used.add(pattern)
  pattern.lastIndex = 0
  pattern.test(LONG_TEXT)
  pattern.lastIndex = 0
}

/** Every place where the pattern matches. */
export function findSpans(pattern: RegExp, text: string): Span[] {
  compileWhole(pattern)
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The first place where the pattern matches, or null. */
export function findSpan(pattern: RegExp, text: string): Span | null {
  compileWhole(pattern)
  pattern.lastIndex = 0
  const match = pattern.exec(text)
  pattern.lastIndex = 0
  return match ? { start: match.index, end: match.index + match[0].length } : null
}

/** Whether the pattern matches somewhere. */
export function has(pattern: RegExp, text: string): boolean {
  return findSpan(pattern, text) !== null
}
