import type { RawPayload } from '../../../shared/models/results.ts'
import { readTranscript } from '../../service/read-transcript.ts'

/** Turns of somebody who is named, and characters. */
interface Size {
  turns: number
  length: number
}

/**
 * Returns what counts, among the texts of one transcript (newest first), those that brought a turn more than all before
 * them; where none names anybody, a longer text. Another text alone tells nothing: it may show the time of the answer.
 */
export function createTranscriptGrowth(
  textOf: (text: RawPayload) => string,
): (texts: readonly RawPayload[]) => number {
  /** Of texts that were read already. */
  const sizes = new Map<string, Size>()

  function sizeOf(payload: RawPayload): Size {
    const known = sizes.get(payload.id)
    if (known) return known
    const text = textOf(payload).trim()
    const turns = readTranscript(text).turns.filter(({ speaker }) => speaker !== null).length
    const size = { turns, length: text.length }
    sizes.set(payload.id, size)
    return size
  }

  return (texts) => {
    let growths = 0
    const most = { turns: 0, length: 0 }
    for (const { turns, length } of texts.map(sizeOf).reverse()) {
      if (turns > most.turns || (most.turns === 0 && length > most.length)) growths += 1
      most.turns = Math.max(most.turns, turns)
      most.length = Math.max(most.length, length)
    }
    return growths
  }
}
