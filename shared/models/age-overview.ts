import { type AgeRange, isUnknownAgeForm, parseAgeRange } from './age-range.ts'

/**
 * Two ranges with ages in common; `ranges` are their positions. `same`: equal; `within`: the second lies in the first.
 */
export interface AgeOverlap {
  kind: 'part' | 'within' | 'same'
  ages: AgeRange
  ranges: readonly [number, number]
}

/** What several age ranges cover together. Positions count from 0 among all texts. */
export interface AgeOverview {
  /** Texts that were read, by position. */
  read: readonly { at: number; range: AgeRange }[]
  /** Positions of texts that go to the service as typed, because Sonde cannot read them. */
  unread: readonly number[]
  /** The ages selected, as ranges that neither overlap nor touch, youngest first. */
  covered: readonly AgeRange[]
  /** Every pair with ages in common. */
  overlaps: readonly AgeOverlap[]
  /** Ages between two selected ones that nothing selects, youngest first. */
  gaps: readonly AgeRange[]
}

/** Reads age ranges as typed: what they cover together, where they overlap and where they leave a gap. */
export function overviewAges(texts: readonly string[]): AgeOverview {
  const read = texts.flatMap((text, at) => {
    const range = parseAgeRange(text)
    return typeof range === 'string' ? [] : [{ at, range }]
  })
  const covered = joinRanges(read.map(({ range }) => range))
  return {
    read,
    unread: texts.flatMap((text, at) => (isUnknownAgeForm(text) ? [at] : [])),
    covered,
    overlaps: findOverlaps(read),
    gaps: covered.slice(1).map(({ min }, before) => ({ min: (covered[before]?.max ?? 0) + 1, max: min - 1 })),
  }
}

/** The same ages as ranges that neither overlap nor touch, youngest first. */
function joinRanges(ranges: readonly AgeRange[]): AgeRange[] {
  const joined: AgeRange[] = []
  for (const { min, max } of ranges.toSorted((a, b) => a.min - b.min)) {
    const last = joined.at(-1)
    if (last && min <= last.max + 1) last.max = Math.max(last.max, max)
    else joined.push({ min, max })
  }
  return joined
}

function findOverlaps(read: AgeOverview['read']): AgeOverlap[] {
  return read.flatMap((one, position) =>
    read.slice(position + 1).flatMap((other): AgeOverlap[] => {
      const ages = {
        min: Math.max(one.range.min, other.range.min),
        max: Math.min(one.range.max, other.range.max),
      }
      if (ages.min > ages.max) return []
      const isOne = equals(ages, one.range)
      const isOther = equals(ages, other.range)
      if (isOne && isOther) return [{ kind: 'same', ages, ranges: [one.at, other.at] }]
      if (isOne) return [{ kind: 'within', ages, ranges: [other.at, one.at] }]
      if (isOther) return [{ kind: 'within', ages, ranges: [one.at, other.at] }]
      return [{ kind: 'part', ages, ranges: [one.at, other.at] }]
    }),
  )
}

function equals(a: AgeRange, b: AgeRange): boolean {
  return a.min === b.min && a.max === b.max
}
