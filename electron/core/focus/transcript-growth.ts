import type { ReadTranscript } from '../../service/reading/read-transcript.ts'

/** How much a text of a transcript says. */
export interface TranscriptSize {
  /** Turns of somebody who is named. */
  turns: number
  /** Characters. */
  length: number
}

export function sizeOf(text: string, { turns }: ReadTranscript): TranscriptSize {
  return { turns: turns.filter(({ speaker }) => speaker !== null).length, length: text.trim().length }
}

/**
 * Counts, among the texts of one transcript (newest first), those that brought a turn more than all before them; where none
 * names anybody, a longer text. Another text alone tells nothing: it may show the time of the answer.
 */
export function countGrowths(texts: readonly TranscriptSize[]): number {
  let growths = 0
  const most: TranscriptSize = { turns: 0, length: 0 }
  for (const { turns, length } of texts.toReversed()) {
    if (turns > most.turns || (most.turns === 0 && length > most.length)) growths += 1
    most.turns = Math.max(most.turns, turns)
    most.length = Math.max(most.length, length)
  }
  return growths
}
