import type { Turn } from '../models/focus.ts'
import type { TranscriptCode } from '../models/transcript-notes.ts'
import { withThoseUnder } from './change-codes.ts'
import type { PlacedPassage } from './place-passages.ts'

/** Which turns of a transcript are shown: those that meet every condition that is set. */
export interface TranscriptFilter {
  /** Ids of codes: a turn with a passage that carries one of them, or a code under one of them. Empty: no condition. */
  codes: readonly string[]
  /** The speaker as received, or the moderator, or a participant whose name is not known; null: no condition. */
  speaker: SpeakerKey | null
  /** Only turns with a passage that is an important quote. */
  important: boolean
}

export const NO_FILTER: TranscriptFilter = { codes: [], speaker: null, important: false }

/** Identifies a speaker in a transcript, also one without a name. */
export type SpeakerKey = string

/** The key of a turn's speaker. */
export function speakerKey({ speaker, moderator }: Pick<Turn, 'speaker' | 'moderator'>): SpeakerKey {
  return `${moderator ? 'moderator' : 'participant'}:${speaker ?? ''}`
}

export function isFiltered({ codes, speaker, important }: TranscriptFilter): boolean {
  return codes.length > 0 || speaker !== null || important
}

/**
 * The filter without codes that are in no codebook, as after the undo of a code that was just made: nothing would be
 * shown for them. It is the same object where all are known.
 */
export function withKnownCodes(
  filter: TranscriptFilter,
  codes: readonly Pick<TranscriptCode, 'id'>[],
): TranscriptFilter {
  const known = filter.codes.filter((id) => codes.some((code) => code.id === id))
  return known.length === filter.codes.length ? filter : { ...filter, codes: known }
}

/** The positions of the turns that meet the filter, in order. Codes and quotes are looked for in the same passage. */
export function filterTurns(
  turns: readonly Turn[],
  placed: readonly PlacedPassage[],
  codes: readonly TranscriptCode[],
  asked: TranscriptFilter,
): number[] {
  const filter = withKnownCodes(asked, codes)
  const families = new Set(filter.codes.flatMap((id) => [...withThoseUnder(codes, id)]))
  const asksPassages = filter.codes.length > 0 || filter.important
  const marked = new Set(
    placed.flatMap(({ passage, index }) => {
      const fits = filter.codes.length === 0 || passage.codes.some((id) => families.has(id))
      return fits && (!filter.important || passage.important) ? [index] : []
    }),
  )
  return turns.flatMap((turn, index) => {
    if (asksPassages && !marked.has(index)) return []
    return filter.speaker === null || speakerKey(turn) === filter.speaker ? [index] : []
  })
}
