import type { Column } from './speaker-column.ts'

const DATE_AND_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
/** Seconds, milliseconds or smaller parts since 1970, as a number or with decimals. */
const SINCE_1970 = /^\d{10,19}(?:\.\d+)?$/

/**
 * Whether the rows of a discussion begin with what was said last: a column of times falls from the first row to the
 * last, and no other one rises.
 */
export function isNewestFirst(columns: readonly Column[]): boolean {
  const directions = columns.map(({ values }) => directionOf(values.map(momentOf)))
  return directions.includes(-1) && !directions.includes(1)
}

/** 1 where the moments rise, −1 where they fall, 0 where they do neither or one of them is missing. */
function directionOf(moments: readonly (number | null)[]): 1 | -1 | 0 {
  const steps = moments.slice(1).map((moment, at) => {
    const before = moments[at] ?? null
    return moment === null || before === null ? Number.NaN : moment - before
  })
  if (steps.length === 0 || steps.every((step) => step === 0)) return 0
  if (steps.every((step) => step >= 0)) return 1
  return steps.every((step) => step <= 0) ? -1 : 0
}

function momentOf(value: string | null): number | null {
  if (value === null) return null
  if (SINCE_1970.test(value)) return Number(value)
  const moment = DATE_AND_TIME.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}
