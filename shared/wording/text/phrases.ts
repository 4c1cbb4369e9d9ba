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

/** Every place where the pattern matches. */
export function findSpans(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The first place where the pattern matches, or null. */
export function findSpan(pattern: RegExp, text: string): Span | null {
  pattern.lastIndex = 0
  const match = pattern.exec(text)
  pattern.lastIndex = 0
  return match ? { start: match.index, end: match.index + match[0].length } : null
}

/** Whether the pattern matches somewhere. */
export function has(pattern: RegExp, text: string): boolean {
  return findSpan(pattern, text) !== null
}
