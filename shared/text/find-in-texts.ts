import { countIn, foldForFind } from './find-text.ts'

/** A text that can be searched, and the unique name of its place on the screen. */
export interface FindableText {
  place: string
  text: string
}

/** A hit: its place, and its number among the hits there, from 0. */
export interface Hit {
  place: string
  nth: number
}

/** The result of a find. Hits are numbered from 0, in the order of the texts. */
export interface Found {
  total: number
  at(hit: number): Hit | null
  /** Number of hits in a place. */
  countAt(place: string): number
  /** The number of a hit; null where it no longer exists. */
  numberOf(hit: Hit): number | null
  /**
   * The number of the first hit in the texts from position `from` on, else of the first hit of all; null without hits.
   */
  firstFrom(from: number): number | null
}

export const NOTHING_FOUND: Found = {
  total: 0,
  at: () => null,
  countAt: () => 0,
  numberOf: () => null,
  firstFrom: () => null,
}

/** The hits in one place. */
interface Group {
  place: string
  /** Position of its text. */
  text: number
  /** Number of hits in the texts before it. */
  before: number
  count: number
}

/**
 * Looks for the folded `wanted` in many texts. Hits are counted instead of listed: a single letter can occur hundreds
 * of thousands of times in a long transcript.
 */
export function findInTexts(
  texts: readonly FindableText[],
  wanted: string,
  fold: (text: string) => string = foldForFind,
): Found {
  if (wanted === '') return NOTHING_FOUND
  const groups: Group[] = []
  let total = 0
  texts.forEach(({ place, text }, position) => {
    const count = countIn(fold(text), wanted)
    if (count === 0) return
    groups.push({ place, text: position, before: total, count })
    total += count
  })
  const byPlace = new Map(groups.map((group) => [group.place, group]))
  return {
    total,
    at: (hit) => {
      if (hit < 0 || hit >= total) return null
      const group = groups[firstIndex(groups, ({ before, count }) => before + count > hit)]
      return group ? { place: group.place, nth: hit - group.before } : null
    },
    countAt: (place) => byPlace.get(place)?.count ?? 0,
    numberOf: ({ place, nth }) => {
      const group = byPlace.get(place)
      return group && nth < group.count ? group.before + nth : null
    },
    firstFrom: (from) => {
      const group = groups[firstIndex(groups, ({ text }) => text >= from)] ?? groups[0]
      return group?.before ?? null
    },
  }
}

/** Position of the first element that passes (binary search: all elements after it must pass too). */
function firstIndex<T>(sorted: readonly T[], passes: (each: T) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const each = sorted[middle]
    if (each !== undefined && passes(each)) high = middle
    else low = middle + 1
  }
  return low
}

/** A folding function that keeps its results, so that each text is folded only once. */
export function foldOnce(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const folded = foldForFind(text)
    known.set(text, folded)
    return folded
  }
}
