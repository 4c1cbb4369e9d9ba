import { columnText } from '../database/column-text.ts'

/** What FTS5's unicode61 makes words of; a search for anything else finds nothing. */
const WORD = /[\p{L}\p{N}\p{Co}]/u

/** Words that are looked for; a pasted page of them would keep the store busy for many seconds. */
const MOST_WORDS = 32

/** The words of what a person typed, each once. Of a long text the first ones count. */
export function searchWords(text: string): string[] {
  const words = columnText(text)
    .split(/\s+/)
    .filter((word) => WORD.test(word))
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** An FTS5 query: every word must occur, each may be the start of a longer one. Quotes make operators plain text. */
export function matchWords(words: readonly string[]): string {
  return words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ')
}

/** What a person typed as an FTS5 query; null when there is no word in it. */
export function matchExpression(text: string): string | null {
  const words = searchWords(text)
  return words.length === 0 ? null : matchWords(words)
}
