import { columnText } from '../database/column-text.ts'

/** Characters of which FTS5's unicode61 tokenizer makes words; a search for anything else finds nothing. */
const WORD = /[\p{L}\p{N}\p{Co}]/u

/** Number of words that are searched for; a whole pasted page would keep the store busy for many seconds. */
const MOST_WORDS = 32

/** The words that a person typed, each once. Of a long text only the first ones count. */
export function searchWords(text: string): string[] {
  const words = columnText(text)
    .split(/\s+/)
    .filter((word) => WORD.test(word))
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/**
 * An FTS5 query: every word must occur, also as the beginning of a longer one. Quotes turn operators into plain text.
 */
export function matchWords(words: readonly string[]): string {
  return words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ')
}

/** The words that a person typed, as an FTS5 query; null when there are none. */
export function matchExpression(text: string): string | null {
  const words = searchWords(text)
  return words.length === 0 ? null : matchWords(words)
}
