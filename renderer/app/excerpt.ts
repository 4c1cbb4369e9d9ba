import { foldWanted, stretchesIn } from '../../shared/text/find-text.ts'

/** Characters before the first word found, and characters in all (two lines of the palette). */
const BEFORE = 40
const LONGEST = 160

/** The part of a text around the first of the words that were searched for, on one line. */
export function excerpt(text: string, query: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const starts = query
    .split(/\s+/)
    .flatMap((word) => stretchesIn(line, foldWanted(word)).slice(0, 1))
    .map(({ start }) => start)
  const first = starts.length === 0 ? 0 : Math.min(...starts)
  // Starts at the beginning of a word.
  const from = first <= BEFORE ? 0 : line.indexOf(' ', first - BEFORE) + 1
  const shown = line.slice(from)
  const end =
    shown.length <= LONGEST
      ? shown
      : `${shown.slice(0, shown.lastIndexOf(' ', LONGEST) + 1 || LONGEST).trimEnd()}…`
  return from === 0 ? end : `…${end}`
}
