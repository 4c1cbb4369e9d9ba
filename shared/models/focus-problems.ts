import { findAgeProblems } from './age-range.ts'
import { FOCUS_PERSONAS, FOCUS_ROUNDS, type FocusDraft, isFilled } from './focus.ts'

/** What keeps a focus group from being created. */
export type FocusProblemCode =
  | 'title_empty'
  | 'personas_out_of_range'
  | 'rounds_out_of_range'
  | 'age_range_form'
  | 'age_range_order'

/** A problem; `ageRange` is the position of the age range that it concerns, from 0. */
export interface FocusProblem {
  code: FocusProblemCode
  ageRange?: number
}

/** Everything that keeps this focus group from being created, in reading order. */
export function findFocusProblems(draft: FocusDraft): FocusProblem[] {
  const problems: FocusProblem[] = []
  if (draft.title.trim() === '') problems.push({ code: 'title_empty' })
  if (!isWithin(draft.personas, FOCUS_PERSONAS)) problems.push({ code: 'personas_out_of_range' })
  if (!isWithin(draft.rounds, FOCUS_ROUNDS)) problems.push({ code: 'rounds_out_of_range' })
  const { ageRanges } = draft.audience
  const ages = findAgeProblems(ageRanges).filter(({ ageRange }) => isFilled(ageRanges[ageRange] ?? ''))
  return [...problems, ...ages]
}

function isWithin(value: number | null, bounds: { min: number; max: number }): boolean {
  return value !== null && Number.isInteger(value) && value >= bounds.min && value <= bounds.max
}
