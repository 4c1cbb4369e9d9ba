import { fold } from './fold.ts'
import { type Edges, patternBetween, type WordPattern } from './word-pattern.ts'

/** A stretch of text, end excluded. */
export interface Span {
  start: number
  end: number
}

const LETTER = '[\\p{L}\\p{N}]'
/** A position that is not inside a word. After a space a letter may follow, since a pattern may end in a space. */
const EDGE = `(?<!${LETTER}(?=${LETTER}))`

const WHOLE_WORDS: Edges = { before: EDGE, after: EDGE }

/**
 * A pattern that finds any of the phrases as whole words in folded text. In a phrase, `*` means any letters, `…`
 * anything within the sentence, a space means spaces or hyphens, `-?` a hyphen, a space or neither; a full stop means
 * itself. All other syntax of regular expressions keeps its meaning.
 */
export function phrasePattern(phrases: readonly string[]): WordPattern {
  return patternBetween(WHOLE_WORDS, () =>
    phrases
      .map((phrase) => phraseSource(phrase))
      .sort((one, other) => other.length - one.length)
      .join('|'),
  )
}

/** The source of a phrase's pattern, as part of a larger pattern. */
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

/**
 * A hand-written pattern, matched between word boundaries that also work for accented letters, or between other edges
 * at which a whole word, a space or a comma begins.
 */
export function wordPattern(source: string, edges: Edges = WHOLE_WORDS): WordPattern {
  return patternBetween(edges, () => source)
}

function compiledFor(pattern: WordPattern | RegExp, text: string): RegExp | null {
  return 'for' in pattern ? pattern.for(text) : pattern
}

/** Every match of the pattern; one that is a regular expression must have the flag "g". */
export function findMatches(pattern: WordPattern | RegExp, text: string): RegExpExecArray[] {
  const own = compiledFor(pattern, text)
  const found: RegExpExecArray[] = []
  if (!own) return found
  own.lastIndex = 0
  // `matchAll` would make a copy of the pattern for each text, which took a quarter of the time to read an item.
  for (let match = own.exec(text); match; match = own.exec(text)) {
    found.push(match)
    if (match[0] === '') own.lastIndex += 1
  }
  return found
}

/** The text with each match replaced. */
export function replaceIn(
  pattern: WordPattern | RegExp,
  text: string,
  by: (found: string) => string,
): string {
  const own = compiledFor(pattern, text)
  return own ? text.replace(own, by) : text
}

/** Every place where the pattern matches. */
export function findSpans(pattern: WordPattern | RegExp, text: string): Span[] {
  return findMatches(pattern, text).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The first place where the pattern matches, or null. */
export function findSpan(pattern: WordPattern | RegExp, text: string): Span | null {
  const own = compiledFor(pattern, text)
  if (!own) return null
  own.lastIndex = 0
  const match = own.exec(text)
  own.lastIndex = 0
  return match ? { start: match.index, end: match.index + match[0].length } : null
}

/** Whether the pattern matches somewhere. */
export function has(pattern: WordPattern | RegExp, text: string): boolean {
  return findSpan(pattern, text) !== null
}
