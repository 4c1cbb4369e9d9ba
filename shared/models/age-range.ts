/** Ages, in whole years, both ends included. */
export interface AgeRange {
  min: number
  max: number
}

/** Why a text is not an age range: `form` (not "<min>-<max>"), `order` (the first age is greater than the second). */
export type AgeRangeProblem = 'form' | 'order'

/** The highest age that is accepted, so that a typing slip such as "18-244" is caught. */
const OLDEST = 120

/**
 * Reads an age range as the service writes it, "<min>-<max>" in whole years; spaces around the dash and a typographic
 * dash, which keyboards insert automatically, are allowed. Returns the range, or the reason why the text is not one.
 */
export function parseAgeRange(text: string): AgeRange | AgeRangeProblem {
  const match = /^\s*(\d{1,3})\s*[-–]\s*(\d{1,3})\s*$/.exec(text)
  if (!match) return 'form'
  const min = Number(match[1])
  const max = Number(match[2])
  if (max > OLDEST) return 'form'
  return min > max ? 'order' : { min, max }
}

/**
 * Whether a text may be a form that the service knows and Sonde does not, e.g. "65+": it is sent as typed. An empty
 * text, or a dash between numbers that make no range, is a typing slip and not such a form.
 */
export function isUnknownAgeForm(text: string): boolean {
  return parseAgeRange(text) === 'form' && !/^\s*(?:\d*\s*[-–]\s*\d*)?\s*$/.test(text)
}

/** What keeps an age range from being sent, and its position from 0. */
export interface AgeProblem {
  code: 'age_range_form' | 'age_range_order'
  ageRange: number
}

/**
 * Everything that keeps these age ranges from being sent, for surveys and focus groups alike. The service may know more
 * forms than Sonde (its interface names one and leaves others open): a text that is no typing slip is sent as typed.
 */
export function findAgeProblems(ranges: readonly string[]): AgeProblem[] {
  return ranges.flatMap((text, ageRange): AgeProblem[] => {
    const read = parseAgeRange(text)
    if (read === 'form' && !isUnknownAgeForm(text)) return [{ code: 'age_range_form', ageRange }]
    return read === 'order' ? [{ code: 'age_range_order', ageRange }] : []
  })
}

/** Writes an age range in the service's form. */
export function formatAgeRange(range: AgeRange): string {
  return `${range.min}-${range.max}`
}
