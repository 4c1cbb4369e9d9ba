import type { Column } from './speaker-column.ts'
import { isModerator } from './transcript-line.ts'

/** "t03.s4", "turn-3/moderator": a number and, behind a sign, who speaks. */
const TURN_ID = /^(\p{L}{0,12}[_-]?)(\d{1,5})[.:/|#]([\p{L}\d_-]{1,24})$/u
const FEWEST = 4

/**
 * The columns of a discussion, with a column of the places and one of the speakers where the only column of ids names
 * both: each number once from 0 or 1, and speakers who come again, one of whom leads. Other columns as they are.
 */
export function withTurnIds(columns: readonly Column[]): readonly Column[] {
  const found = columns.flatMap((column) => {
    const parts = column.values.map((value) => TURN_ID.exec(value ?? ''))
    const words = new Set(parts.map((part) => part?.[1] ?? null))
    const places = parts.map((part) => part?.[2] ?? '')
    const speakers = parts.map((part) => part?.[3] ?? '')
    return words.size === 1 && !words.has(null) && areTurns(places, speakers)
      ? [{ column, places, speakers }]
      : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return columns
  return columns.flatMap((column) =>
    column === only.column
      ? [
          { name: 'seq', values: only.places.map((place) => String(Number(place))) },
          { name: 'speaker', values: only.speakers },
        ]
      : [column],
  )
}

function areTurns(places: readonly string[], speakers: readonly string[]): boolean {
  const numbers = places.map(Number)
  const first = Math.min(...numbers)
  const isCount =
    (first === 0 || first === 1) &&
    new Set(numbers).size === numbers.length &&
    Math.max(...numbers) === numbers.length - 1 + first
  const different = new Set(speakers)
  return (
    isCount &&
    places.length >= FEWEST &&
    different.size > 2 &&
    different.size < speakers.length &&
    [...different].filter(isModerator).length === 1
  )
}
