import { fold } from './fold.ts'
import { plainPattern } from './plain-letters.ts'

/** A stretch of text, end excluded. */
export interface Span {
  start: number
  end: number
}

const LETTER = '[\\p{L}\\p{N}]'
/** A position that is not inside a word. After a space a letter may follow, since a pattern may end in a space. */
const EDGE = `(?<!${LETTER}(?=${LETTER}))`

/**
 * A pattern that finds any of the phrases as whole words in folded text. In a phrase, `*` means any letters, `…`
 * anything within the sentence, a space means spaces or hyphens, `-?` a hyphen, a space or neither; a full stop means
 * itself. All other syntax of regular expressions keeps its meaning.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const body = phrases
    .map((phrase) => phraseSource(phrase))
    .sort((one, other) => other.length - one.length)
    .join('|')
  return plainPattern(`${EDGE}(?:${body})${EDGE}`, 'gu')
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

/** A hand-written pattern, matched between word boundaries that also work for accented letters. */
export function wordPattern(source: string): RegExp {
  return plainPattern(`${EDGE}(?:${source})${EDGE}`, 'gu')
}

/** Patterns that were already used. */
const used = new WeakSet<RegExp>()

/**
 * For a text of this length V8 compiles a pattern to machine code at once (`JSRegExp::kTierUpForSubjectLengthValue`).
 */
const LONG_TEXT = '.'.repeat(1000)

/**
 * To be called before a pattern is used. V8 compiles a pattern to bytecode for its first use, and to machine code for
 * the second. For patterns of hundreds of phrases, making the bytecode takes three times as long as the machine code
 * although it is used only once; without it the first item is read in a third of the time.
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
