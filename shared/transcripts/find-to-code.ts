import type { Turn } from '../models/focus.ts'
import { foldForFind, foldWanted, stretchesIn } from '../text/find-text.ts'
import { type TurnStretch, tidyStretch, wholeTurn } from './change-passages.ts'

/** What a search marks: the words found, the sentence around them, or the whole turn. */
export const EXTENTS = ['words', 'sentence', 'turn'] as const
export type Extent = (typeof EXTENTS)[number]

/** Ends of sentences: a full stop or the like, with closing marks behind it, before white space. A line end is one too. */
const SENTENCE_END = /[.!?…]+[»”"')\]]*(?=\s)|\n+/g

/**
 * The stretches of a transcript that contain the words searched for, in order and each once. Compared as the find does:
 * case and accents do not count, and the words may be the middle of a word.
 *
 * @param withModerator whether the moderator's turns are searched too
 */
export function stretchesWith(
  turns: readonly Turn[],
  query: string,
  extent: Extent,
  withModerator: boolean,
): TurnStretch[] {
  const wanted = foldWanted(query)
  if (wanted === '') return []
  const folded = foldedOnce(turns)
  return turns.flatMap((turn, index) => {
    if (turn.moderator && !withModerator) return []
    const text = folded[index] ?? ''
    if (!text.includes(wanted)) return []
    const found = stretchesIn(turn.text, wanted, text)
    if (extent === 'turn') return tidied([wholeTurn(turn)])
    if (extent === 'words') return tidied(found.map((each) => ({ turn, ...each })))
    const ends = sentenceEnds(turn.text)
    const sentences: TurnStretch[] = []
    // Both are in order, so that the ends are walked over once.
    let at = 0
    for (const { start, end } of found) {
      while ((ends[at] ?? Infinity) <= start) at += 1
      const from = ends[at - 1] ?? 0
      while ((ends[at] ?? Infinity) < end) at += 1
      const to = ends[at] ?? turn.text.length
      const last = sentences.at(-1)
      if (last && last.end > from) last.end = to
      else sentences.push({ turn, start: from, end: to })
    }
    return tidied(sentences)
  })
}

const foldedTexts = new WeakMap<readonly Turn[], readonly string[]>()

/** The folded texts of turns, which are folded once and not with every letter that is typed. */
function foldedOnce(turns: readonly Turn[]): readonly string[] {
  const known = foldedTexts.get(turns)
  if (known) return known
  const folded = turns.map(({ text }) => foldForFind(text))
  foldedTexts.set(turns, folded)
  return folded
}

function sentenceEnds(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
}

function tidied(stretches: readonly TurnStretch[]): TurnStretch[] {
  return stretches.flatMap((each) => tidyStretch(each) ?? [])
}
