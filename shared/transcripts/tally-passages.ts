import type { CodedGroup, Tally } from '../models/coded-group.ts'
import type { Turn } from '../models/focus.ts'
import type { TranscriptNotes } from '../models/transcript-notes.ts'
import { placePassages } from './place-passages.ts'

/**
 * Counts the coded passages of a transcript by their speaker and by the set of their codes, from which the passages and
 * the participants of any code can be told. Codes that are in no codebook are left out.
 */
export function tallyPassages(
  turns: readonly Turn[],
  { codes, passages }: Pick<TranscriptNotes, 'codes' | 'passages'>,
): Pick<CodedGroup, 'tallies' | 'lost'> {
  const known = new Set(codes.map(({ id }) => id))
  const knownOf = (ids: readonly string[]) => [...new Set(ids)].filter((id) => known.has(id)).toSorted()
  const { placed, lost } = placePassages(turns, passages)
  const tallies = new Map<string, Tally>()
  const speakers = new Map<string, number>()
  for (const { passage, index } of placed) {
    const own = knownOf(passage.codes)
    const turn = turns[index]
    if (!turn || own.length === 0) continue
    const speaker = speakerOf(turn, speakers)
    const key = JSON.stringify([speaker, own])
    const tally = tallies.get(key)
    if (tally) tally.passages += 1
    else tallies.set(key, { codes: own, speaker, passages: 1 })
  }
  return {
    tallies: [...tallies.values()],
    lost: lost.filter((passage) => knownOf(passage.codes).length > 0).length,
  }
}

/** The speaker of a turn; a participant gets the next number where it has none yet. */
function speakerOf({ speaker, moderator }: Turn, speakers: Map<string, number>): Tally['speaker'] {
  if (moderator) return 'moderator'
  if (speaker === null) return 'unnamed'
  const number = speakers.get(speaker) ?? speakers.size
  speakers.set(speaker, number)
  return number
}
