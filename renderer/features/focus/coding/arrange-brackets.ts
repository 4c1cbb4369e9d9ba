import type { PassagePlace } from './use-passage-places.ts'

/** A bracket in the margin, and the label beside it. Pixels; lanes count from 0. */
export interface ArrangedBracket {
  lane: number
  top: number
  height: number
  labelTop: number
}

/** Height of a label with the space below it. Pixels. */
export const LABEL_ROW = 22

/**
 * Arranges the brackets of a turn: those that overlap stand in different lanes, and their labels below one another, each
 * as near as possible to the beginning of its bracket. `places` must be in order of their tops.
 */
export function arrangeBrackets(places: readonly PassagePlace[]): {
  brackets: ArrangedBracket[]
  lanes: number
  height: number
} {
  const ends: number[] = []
  let free = 0
  const brackets = places.map(({ top, bottom }) => {
    const found = ends.findIndex((end) => end <= top)
    const lane = found === -1 ? ends.length : found
    ends[lane] = bottom
    const labelTop = Math.max(top, free)
    free = labelTop + LABEL_ROW
    return { lane, top, height: Math.max(4, bottom - top), labelTop }
  })
  return { brackets, lanes: ends.length, height: free }
}
