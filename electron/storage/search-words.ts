import { columnText } from './column-text.ts'

/** What FTS5's unicode61 makes words of; a search for anything else finds nothing. */
const WORD = /[\p{L}\p{N}\p{Co}]/u

/**
 * What a person typed as an FTS5 query: every word must occur, each may be the start of a longer one. Quotes make
 * operators plain text. Null when there is no word in it.
 */
export function matchExpression(text: string): string | null {
  const words = columnText(text)
    .split(/\s+/)
    .filter((word) => WORD.test(word))
  if (words.length === 0) return null
  return words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ')
}
