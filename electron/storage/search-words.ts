import { columnText } from './column-text.ts'

/** What FTS5's unicode61 makes words of; a search for anything else finds nothing. */
const WORD = /[\p{L}\p{N}\p{Co}]/u

/** Words that are looked for; a pasted page of them would keep the store busy for many seconds. */
const MOST_WORDS = 32

/**
 * What a person typed as an FTS5 query: every word must occur, each may be the start of a longer one. Quotes make
 * operators plain text. Of a long text the first words count. Null when there is no word in it.
 */
export function matchExpression(text: string): string | null {
  const words = new Set(
    columnText(text)
      .split(/\s+/)
      .filter((word) => WORD.test(word)),
  )
  if (words.size === 0) return null
  return [...words]
    .slice(0, MOST_WORDS)
    .map((word) => `"${word.replaceAll('"', '""')}"*`)
    .join(' ')
}
