import type { AgeRange } from '../models/age-range.ts'
import { ADULT_AGES } from './adults.ts'

/**
 * The bands in which personas' ages are compared with the census. If all personas have a single age, these are the
 * bands between `limits`. If the service sends age ranges, the bands are these ranges and the ages between them; if
 * ranges overlap, they cannot be bands, and `limits` are used.
 */
export function ageCategories(told: readonly AgeRange[], limits: readonly number[]): AgeRange[] {
  const ranges = told
    .filter(({ min, max }) => min < max && min >= ADULT_AGES.min && min <= ADULT_AGES.max)
    .map(({ min, max }) => ({ min, max: Math.min(max, ADULT_AGES.max) }))
    .sort((a, b) => a.min - b.min || a.max - b.max)
    .filter(({ min, max }, at, all) => min !== all[at - 1]?.min || max !== all[at - 1]?.max)
  const isApart = ranges.every(({ min }, at) => min > (ranges[at - 1]?.max ?? 0))
  return ranges.length > 0 && isApart ? withGaps(ranges) : between(limits)
}

/** All adults' ages in bands that begin at these limits. */
function between(limits: readonly number[]): AgeRange[] {
  const inside = limits.filter((limit) => limit > ADULT_AGES.min && limit <= ADULT_AGES.max)
  const starts = [ADULT_AGES.min, ...[...new Set(inside.map(Math.ceil))].sort((a, b) => a - b)]
  return starts.map((min, at) => ({ min, max: (starts[at + 1] ?? ADULT_AGES.max + 1) - 1 }))
}

/** The ranges, and further bands for the ages that none of them covers. */
function withGaps(ranges: readonly AgeRange[]): AgeRange[] {
  const all: AgeRange[] = []
  let next: number = ADULT_AGES.min
  for (const range of ranges) {
    if (range.min > next) all.push({ min: next, max: range.min - 1 })
    all.push(range)
    next = range.max + 1
  }
  return next <= ADULT_AGES.max ? [...all, { min: next, max: ADULT_AGES.max }] : all
}
