/** What the checker has to say before a group is created. `count` open findings; nothing of a guide that was not begun. */
export type GuideVerdict = 'waiting' | 'failed' | 'nothing' | 'none' | { count: number }

interface GuideReading {
  state: 'waiting' | 'ready' | 'failed'
  /** Whether there is no guide to speak of yet. */
  isEmpty: boolean
  /** Findings that nobody set aside. */
  open: number
}

/** What is said of a guide's wording: "no issues" only of a guide that was read. */
export function guideVerdict({ state, isEmpty, open }: GuideReading): GuideVerdict {
  if (state === 'failed') return 'failed'
  if (state === 'ready' && open > 0) return { count: open }
  if (isEmpty) return 'nothing'
  return state === 'ready' ? 'none' : 'waiting'
}

/** How many points a guide has: lines with something to say. */
export function countPoints(guide: string): number {
  return guide.split(/[\r\n]+/u).filter((line) => /\p{L}/u.test(line)).length
}
