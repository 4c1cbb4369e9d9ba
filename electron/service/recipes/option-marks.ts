import { isEmptyValue } from '../json/json-value.ts'
import type { TaughtCell } from './taught-cell.ts'

/** What services write into the column of an option that was chosen, and of one that was not. */
const MARKED: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'oui', 'x', '✓', '✔'])
const UNMARKED: ReadonlySet<string> = new Set(['0', 'false', 'no', 'non'])

/** Whether a value says that an option was chosen; null where it says neither. */
export function isMarked(value: unknown): boolean | null {
  if (isEmptyValue(value)) return false
  const text = String(value).trim().toLowerCase()
  return MARKED.has(text) ? true : UNMARKED.has(text) ? false : null
}

/** The place and the value of the mark of each option, in their order; undefined where an option has none. */
export type Marks = readonly (TaughtCell['found'][number] | undefined)[]

/** The answer that the marks of a persona tell; null where there is none at all. */
export function markedCell(item: number, person: number, marks: Marks): TaughtCell | null {
  const found = marks.flatMap((mark) => mark ?? [])
  if (found.length === 0) return null
  const chosen = marks.flatMap((mark, option) => (mark && isMarked(mark.value) ? [option] : []))
  const isClear = chosen.length < 2 && found.every(({ value }) => isMarked(value) !== null)
  return { item, person, found, marked: isClear ? (chosen[0] ?? null) : 'unclear' }
}
