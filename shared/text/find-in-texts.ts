import { countIn, foldForFind } from './find-text.ts'

/** A text that can be searched, and the name of its place on the screen; no two places have the same name. */
export interface FindableText {
  place: string
  text: string
}

/** A hit: in which place, and which of the hits there, from 0. */
export interface Hit {
  place: string
  nth: number
}

/** What was found. Hits count from 0, in the order of the texts. */
export interface Found {
  total: number
  at(hit: number): Hit | null
  /** Hits in a place. */
  countAt(place: string): number
  /** The number of a hit; null where it is none any more. */
  numberOf(hit: Hit): number | null
  /** The first hit in the texts from position `from` on, else the first of all; null where there is none. */
  firstFrom(from: number): number | null
}

export const NOTHING_FOUND: Found = {
  total: 0,
  at: () => null,
  countAt: () => 0,
  numberOf: () => null,
  firstFrom: () => null,
}

/** The hits of one place. */
interface Group {
  place: string
  /** Position of its text. */
  text: number
  /** Hits in the texts before. */
  before: number
  count: number
}

/**
 * Looks for the folded `wanted` in many texts. Hits are counted, not written down one by one: a single letter stands
 * hundreds of thousands of times in a long transcript.
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

/** Position of the first of all that pass, where all after one that passes do too. */
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

/** Folds each text once, however often it is searched. */
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
