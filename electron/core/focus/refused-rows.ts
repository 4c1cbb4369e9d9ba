import { type FocusDraft, isFilled } from '../../../shared/models/focus.ts'
import type { Problem } from '../../../shared/models/problem.ts'

/**
 * Converts the row numbers in a refusal to those of the form: the service counts only the rows that were sent, and rows
 * without text were not.
 */
export function inRowsOf({ audience }: FocusDraft, problem: Problem): Problem {
  if (problem.fields === undefined) return problem
  const fields = problem.fields.map((field) => {
    const [first, list, sentAt, ...rest] = field.path
    if (first !== 'audience' || typeof sentAt !== 'number') return field
    if (list !== 'ageRanges' && list !== 'densities' && list !== 'occupations') return field
    const sent = audience[list].flatMap((row, at) => (isFilled(row) ? [at] : []))
    return { ...field, path: [first, list, sent[sentAt] ?? sentAt, ...rest] }
  })
  return { ...problem, fields }
}
