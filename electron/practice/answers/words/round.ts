/** Rounds a number as people do from memory: 37 becomes 35 or 40, 1,283 becomes 1,300. */
export function rounded(value: number): number {
  const size = Math.abs(value)
  const step = size < 10 ? 1 : size < 100 ? 5 : size < 1000 ? 50 : size < 10_000 ? 100 : 1000
  return Math.round(value / step) * step
}

/** A number of times in a period. */
export interface Rate {
  readonly times: number
  readonly per: 'day' | 'week' | 'month' | 'year'
}

/** Converts times a year to a period in which the number is small: a day, a week, a month or a year. */
export function rateOf(perYear: number): Rate {
  if (perYear >= 350) return { times: Math.round(perYear / 365), per: 'day' }
  if (perYear >= 45) return { times: Math.max(1, Math.round(perYear / 52)), per: 'week' }
  if (perYear >= 11) return { times: Math.max(1, Math.round(perYear / 12)), per: 'month' }
  return { times: Math.round(perYear), per: 'year' }
}
