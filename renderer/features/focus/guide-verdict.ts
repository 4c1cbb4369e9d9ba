/** What is said about the wording before a group is created: `count` open findings; nothing for an empty guide. */
export type GuideVerdict = 'waiting' | 'failed' | 'nothing' | 'none' | { count: number }

interface GuideReading {
  state: 'waiting' | 'ready' | 'failed'
  /** Whether there is no guide yet. */
  isEmpty: boolean
  /** Number of findings that were not dismissed. */
  open: number
}

/** The verdict on a guide's wording; "no issues" only for a guide that the checker has read. */
export function guideVerdict({ state, isEmpty, open }: GuideReading): GuideVerdict {
  if (state === 'failed') return 'failed'
  if (state === 'ready' && open > 0) return { count: open }
  if (isEmpty) return 'nothing'
  return state === 'ready' ? 'none' : 'waiting'
}

/** The number of points of a guide: lines that contain a letter. */
export function countPoints(guide: string): number {
  return guide.split(/[\r\n]+/u).filter((line) => /\p{L}/u.test(line)).length
}
