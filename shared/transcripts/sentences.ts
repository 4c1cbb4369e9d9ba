import type { Turn } from '../models/focus.ts'

const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** Closing marks at the beginning of a piece: "« Super ! » Il part." is cut at the space before its guillemet. */
const CLOSING = /^[»”’)\]]+(?=[\s.,;:!?…]|$)[.!?…]*\s*/u

/** What goes on with the sentence after a closing mark: "« Oui ! », dit-elle." */
const GOES_ON = /^[,;:\p{Ll}]/u

/** An abbreviation before a name at the end of a piece, which ends no sentence. */
const ABBREVIATED = /(?:^|[\s(«“‘’'])(?:MM?|Mmes?|Mlles?|Mrs?|Ms|Dr|Pr|Prof|Ste?)\.[^\S\n]*$/u

/** An ellipsis before a capital ends a sentence too. */
const ELLIPSIS = /…(?:\s?[»”’)\]])*\s+(?=(?:[«“"(]\s?)?\p{Lu})/gu

const known = new WeakMap<Turn, readonly [number, number][]>()

/**
 * The sentences of a turn as [first character, end), in UTF-16 code units, with the white space behind them; a line end
 * ends one too. Where they end is told by the rules of Unicode, corrected for French guillemets, for titles before a
 * name and for ellipses. They are remembered for each turn, which is never changed.
 */
export function sentencesOf(turn: Turn): readonly [number, number][] {
  const before = known.get(turn)
  if (before) return before
  const { text } = turn
  let start = 0
  const sentences = sentenceEnds(text).flatMap((end): [number, number][] => {
    const sentence: [number, number] = [start, end]
    start = end
    return text.slice(...sentence).trim() === '' ? [] : [sentence]
  })
  known.set(turn, sentences)
  return sentences
}

function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  for (const { segment, index } of SENTENCES.segment(text)) {
    const closing = CLOSING.exec(segment)?.[0] ?? ''
    const isSame =
      ABBREVIATED.test(text.slice(ends.at(-2) ?? 0, ends.at(-1) ?? 0)) ||
      (closing !== '' && GOES_ON.test(segment.slice(closing.length)))
    // What was taken for an end before this piece is none, or stands behind the closing marks.
    if (isSame || closing !== '') ends.pop()
    const found = [...segment.matchAll(ELLIPSIS)].map((match) => index + match.index + match[0].length)
    if (!isSame && closing !== '') found.push(index + closing.length)
    for (const end of [...new Set([...found, index + segment.length])].toSorted((a, b) => a - b)) {
      ends.push(end)
    }
  }
  return ends
}
