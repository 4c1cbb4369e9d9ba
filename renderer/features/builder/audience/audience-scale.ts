import type { AgeRange } from '../../../../shared/models/age-range.ts'

/** Ages on the strip; the last one stands for itself and all above. */
export const STRIP = { min: 0, max: 100 } as const

/** Each year of age has the same room, the last one too. */
const YEARS = STRIP.max - STRIP.min + 1

/** Where a range lies on the strip, in percent of its width; ages above the strip are drawn at its end. */
export function placeOnStrip({ min, max }: AgeRange): { left: string; width: string } {
  const from = Math.min(min, STRIP.max)
  const to = Math.min(max, STRIP.max)
  return { left: `${(from / YEARS) * 100}%`, width: `${((to - from + 1) / YEARS) * 100}%` }
}

/** The border between two years of age nearest to a place on the strip, 0 to 1: 18 is where age 18 begins. */
export function borderAt(place: number): number {
  return Math.round(Math.min(1, Math.max(0, place)) * YEARS)
}

/** What is held: an end of a range, the whole range, or nothing yet, where a range is drawn from. */
export type Grip = 'min' | 'max' | 'both' | 'new'

/** A drag: what was held, the range then, and the border where it began. */
export interface AgeDrag {
  grip: Grip
  range: AgeRange
  from: number
}

/** The range after a drag to a border; ends stay in order and on the strip. */
export function dragTo({ grip, range, from }: AgeDrag, border: number): AgeRange {
  switch (grip) {
    case 'min':
      return { min: Math.min(border, range.max, STRIP.max), max: range.max }
    case 'max':
      return { min: range.min, max: Math.max(range.min, border - 1) }
    case 'both': {
      const by = Math.max(STRIP.min - range.min, Math.min(STRIP.max - range.max, border - from))
      return range.max > STRIP.max ? range : { min: range.min + by, max: range.max + by }
    }
    case 'new': {
      const [low, high] = [Math.min(from, border), Math.max(from, border)]
      const min = Math.min(low, STRIP.max)
      return { min, max: Math.max(min, high - 1) }
    }
  }
}

/** How far a key moves an end: years, or to where it can go no further; null for other keys. */
export function stepOf(key: string): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return -1
    case 'ArrowRight':
    case 'ArrowUp':
      return 1
    case 'PageDown':
      return -5
    case 'PageUp':
      return 5
    case 'Home':
      return Number.NEGATIVE_INFINITY
    case 'End':
      return Number.POSITIVE_INFINITY
    default:
      return null
  }
}

/** The range with one end moved by so many years, as far as order and strip allow. */
export function moveEnd(range: AgeRange, end: 'min' | 'max', by: number): AgeRange {
  return end === 'min'
    ? { ...range, min: Math.max(STRIP.min, Math.min(range.max, range.min + by)) }
    : { ...range, max: Math.max(range.min, Math.min(Math.max(STRIP.max, range.max), range.max + by)) }
}
