import type { AgeRange } from '../../../../shared/models/age-range.ts'

/** The ages on the strip; the last one includes all above. */
export const STRIP = { min: 0, max: 100 } as const

/** Number of years on the strip. Each has the same width, the last one too. */
const YEARS = STRIP.max - STRIP.min + 1

/** The place of a range on the strip, in percent of its width; ages above the strip are drawn at its end. */
export function placeOnStrip({ min, max }: AgeRange): { left: string; width: string } {
  const from = Math.min(min, STRIP.max)
  const to = Math.min(max, STRIP.max)
  return { left: `${(from / YEARS) * 100}%`, width: `${((to - from + 1) / YEARS) * 100}%` }
}

/**
 * The border between two years of age that is nearest to a place on the strip, 0 to 1. Border 18 is where age 18
 * begins.
 */
export function borderAt(place: number): number {
  return Math.round(Math.min(1, Math.max(0, place)) * YEARS)
}

/** The part that is dragged: an end of a range, the whole range, or none yet, where a new range is drawn. */
export type Grip = 'min' | 'max' | 'both' | 'new'

/** A drag: what is dragged, and the range and the border at its beginning. */
export interface AgeDrag {
  grip: Grip
  range: AgeRange
  from: number
}

/** The range after dragging to a border; its ends stay in order and on the strip. */
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

/** How many years a key moves an end (infinite for moving it as far as possible); null for other keys. */
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

/** The range with one end moved by `by` years, as far as the order of the ends and the strip allow. */
export function moveEnd(range: AgeRange, end: 'min' | 'max', by: number): AgeRange {
  return end === 'min'
    ? { ...range, min: Math.max(STRIP.min, Math.min(range.max, range.min + by)) }
    : { ...range, max: Math.max(range.min, Math.min(Math.max(STRIP.max, range.max), range.max + by)) }
}
