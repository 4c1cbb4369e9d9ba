/**
 * What is said about the wording before a group is created: `count` open findings; nothing for an empty guide, and
 * where all open findings are only for information.
 */
export type GuideVerdict = 'waiting' | 'failed' | 'nothing' | 'none' | 'unread' | { count: number }

interface GuideReading {
  state: 'waiting' | 'ready' | 'failed'
  /** Whether there is no guide yet. */
  isEmpty: boolean
  /** Whether the guide is in a language that the checker does not know. */
  isForeign: boolean
  /** Number of findings that were not dismissed, without those for information. */
  open: number
  /** Number of findings for information that were not dismissed. */
  notes: number
}

/** The verdict on a guide's wording; "no issues" only for a guide that the checker has read. */
export function guideVerdict({ state, isEmpty, isForeign, open, notes }: GuideReading): GuideVerdict {
  if (state === 'failed') return 'failed'
  if (state === 'ready' && open > 0) return { count: open }
  if (isEmpty) return 'nothing'
  if (state !== 'ready') return 'waiting'
  if (notes > 0) return 'nothing'
  return isForeign ? 'unread' : 'none'
}

/** The number of points of a guide: lines that contain a letter. */
export function countPoints(guide: string): number {
  return guide.split(/[\r\n]+/u).filter((line) => /\p{L}/u.test(line)).length
}

/** The number of points of a guide that has more than there are rounds; null for any other, and without rounds. */
export function pointsBeyondRounds(guide: string, rounds: number | null): number | null {
  const points = countPoints(guide)
  return rounds !== null && rounds > 0 && points > rounds ? points : null
}
