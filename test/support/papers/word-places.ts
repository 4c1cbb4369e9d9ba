import type { SourceLine } from '../../../shared/exchange/source-lines.ts'

/** A word of a source, with its place in its line. */
export interface WordPlace {
  word: string
  /** As it is written, with its capitals. */
  written: string
  place: number
  from: number
  to: number
}

/** A stretch of a source, from one word to another. */
export interface Found {
  /** Places in the list of words; `end` is behind the last one. */
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string): string[] =>
  (text.normalize('NFC').match(WORD) ?? []).map((word) => word.toLowerCase())

/** The words of lines that are neither divided nor joined. */
export function wordPlaces(lines: readonly SourceLine[]): WordPlace[] {
  return lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ place, text }) =>
      [...text.matchAll(WORD)].map((found) => ({
        word: found[0].normalize('NFC').toLowerCase(),
        written: found[0].normalize('NFC'),
        place,
        from: found.index,
        to: found.index + found[0].length,
      })),
    ),
  )
}

/**
 * Where a text is among words, from one on and before another; null where it is not. A single word ("No") is looked for
 * as it is written first, since it may also be a word of a sentence before it ("no need to answer").
 */
export function findWords(
  words: readonly WordPlace[],
  text: string,
  { from, before }: { from: number; before: number },
): Found | null {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return null
  if (wanted.length === 1) {
    const written = text.normalize('NFC').match(WORD)?.[0]
    const same = words.findIndex((word, at) => at >= from && at < before && word.written === written)
    if (same !== -1) return { start: same, end: same + 1 }
  }
  for (let start = from; start + wanted.length <= before; start += 1)
    if (wanted.every((word, nth) => words[start + nth]?.word === word))
      return { start, end: start + wanted.length }
  return null
}
