import type { TranscriptCode } from '../models/transcript-notes.ts'
import { withThoseUnder } from './change-codes.ts'
import { placeOf, type TurnStretch } from './change-passages.ts'
import type { PassagesOn, PlacedPassage } from './place-passages.ts'

/** How often a code was used. */
export interface CodeCount {
  /** Passages that carry the code itself. */
  own: number
  /** Passages that carry it or a code under it, each counted once. */
  all: number
  /** Passages that carry it or a code under it, by the position of the speaker in `speakers`. */
  bySpeaker: number[]
}

/**
 * Counts the passages of each code, in all and by speaker. They are counts of passages and not of people: one who says
 * something three times counts three times.
 *
 * @param speakerOf the position of a turn's speaker, by the position of the turn; -1 for one that is not counted
 * @param speakers how many speakers there are
 */
export function countCodes(
  codes: readonly TranscriptCode[],
  placed: readonly PlacedPassage[],
  speakerOf: (index: number) => number,
  speakers: number,
): ReadonlyMap<string, CodeCount> {
  return new Map(
    codes.map(({ id }) => {
      const family = withThoseUnder(codes, id)
      const bySpeaker = new Array<number>(speakers).fill(0)
      let own = 0
      let all = 0
      for (const { passage, index } of placed) {
        if (!passage.codes.some((code) => family.has(code))) continue
        all += 1
        if (passage.codes.includes(id)) own += 1
        const speaker = speakerOf(index)
        if (speaker >= 0) bySpeaker[speaker] = (bySpeaker[speaker] ?? 0) + 1
      }
      return [id, { own, all, bySpeaker }] as const
    }),
  )
}

/** How many of these stretches carry each code as passages of exactly these words; none for a code that is left out. */
export function countCarried(
  stretches: readonly TurnStretch[],
  standing: PassagesOn,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const stretch of stretches) {
    for (const id of new Set(standing(placeOf(stretch)).flatMap(({ passage }) => passage.codes))) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}
