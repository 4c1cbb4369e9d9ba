import type { ReadTranscript } from '../../service/reading/read-transcript.ts'

/** The size of a transcript's text. */
export interface TranscriptSize {
  /** Number of turns whose speaker is named. */
  turns: number
  /** Characters. */
  length: number
}

/** The size of a transcript: its turns of named speakers, and its length in characters. */
export function sizeOf(text: string, { turns }: ReadTranscript): TranscriptSize {
  return { turns: turns.filter(({ speaker }) => speaker !== null).length, length: text.trim().length }
}

/**
 * Counts, among the texts of one transcript (newest first), those that had more turns of named speakers than all texts
 * before; while no text names a speaker, those that were longer. A text that merely differs does not count: it may
 * contain the time of the reply.
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
