import type { DraftProblem } from '../../../../shared/models/draft-problems.ts'
import type { FieldProblem } from '../../../../shared/models/problem.ts'

/** The place of a draft's problem, as a path into the draft; the message is the problem's code. */
export function toField({ code, question, option, ageRange }: DraftProblem): FieldProblem {
  if (ageRange !== undefined) return { path: ['audience', 'ageRanges', ageRange], message: code }
  if (code === 'title_empty') return { path: ['title'], message: code }
  if (code === 'personas_out_of_range') return { path: ['personas'], message: code }
  if (question === undefined) return { path: ['questions'], message: code }
  if (option !== undefined) return { path: ['questions', question, 'options', option], message: code }
  return { path: ['questions', question, code === 'options_missing' ? 'options' : 'stem'], message: code }
}
