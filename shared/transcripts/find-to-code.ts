import type { Turn } from '../models/focus.ts'
import { foldWanted, stretchesIn } from '../text/find-text.ts'
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
  return turns.flatMap((turn) => {
    if (turn.moderator && !withModerator) return []
    const found = stretchesIn(turn.text, wanted)
    if (found.length === 0) return []
    if (extent === 'turn') return tidied([wholeTurn(turn)])
    if (extent === 'words') return tidied(found.map((each) => ({ turn, ...each })))
    const ends = sentenceEnds(turn.text)
    const sentences = new Map<number, TurnStretch>()
    for (const { start, end } of found) {
      const from = ends.findLast((each) => each <= start) ?? 0
      const to = ends.find((each) => each >= end) ?? turn.text.length
      const there = sentences.get(from)
      sentences.set(from, { turn, start: from, end: Math.max(to, there?.end ?? 0) })
    }
    return tidied([...sentences.values()])
  })
}

function sentenceEnds(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
}

function tidied(stretches: readonly TurnStretch[]): TurnStretch[] {
  return stretches.flatMap((each) => tidyStretch(each) ?? [])
}
