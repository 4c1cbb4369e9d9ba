import type { SavData } from './sav-file.ts'
import { utf8 } from './sav-text.ts'

/** The unit of cases and of the places of variables, in bytes. */
export const UNIT = 8
/** The longest text of a simple variable; a longer one is written as several, its segments. */
const LONGEST_SIMPLE = 255
/** How many bytes of the width of a longer text each segment stands for, though it holds more. */
const SEGMENT_SHARE = 252

/** Where a variable stands in a case. */
export interface Layout {
  /** The longest text in bytes; 0 for a number. */
  width: number
  /** The widths of its segments; a number and a short text have one. */
  segments: number[]
  /** Its place, in units, from 0; and how many units it takes. */
  place: number
  units: number
  /** The position of its first segment among those of all variables, from 1. */
  number: number
}

/** Where each variable stands; texts are as wide as the longest in the data. */
export function layOut({ variables, rows }: SavData): Layout[] {
  let place = 0
  let number = 1
  return variables.map(({ kind, labels }, at) => {
    const width =
      kind === 'number' ? 0 : widthOf([...rows.map((row) => row[at]), ...labels.map(({ value }) => value)])
    const segments = segmentsOf(width)
    const units = segments.reduce((sum, each) => sum + unitsOf(each), 0)
    const layout = { width, segments, place, units, number }
    place += units
    number += segments.length
    return layout
  })
}

/** How many units a segment of this width takes. */
export function unitsOf(width: number): number {
  return Math.max(1, Math.ceil(width / UNIT))
}

/** The parts of a text, as bytes, that its segments hold: each as many as it has room for. */
export function* partsOf(bytes: Uint8Array, segments: readonly number[]): Generator<Uint8Array> {
  let start = 0
  for (const width of segments) {
    yield bytes.subarray(start, start + width)
    start += width
  }
}

function widthOf(cells: readonly unknown[]): number {
  return cells.reduce<number>(
    (most, cell) => (typeof cell === 'string' ? Math.max(most, utf8(cell).length) : most),
    1,
  )
}

function segmentsOf(width: number): number[] {
  if (width <= LONGEST_SIMPLE) return [width]
  const count = Math.ceil(width / SEGMENT_SHARE)
  return Array.from({ length: count }, (_, at) =>
    at < count - 1 ? LONGEST_SIMPLE : width - (count - 1) * SEGMENT_SHARE,
  )
}
