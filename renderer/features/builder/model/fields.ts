import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import {
  type DraftProblem,
  type DraftProblemCode,
  findDraftProblems,
} from '../../../../shared/models/draft-problems.ts'

/** Names a field of the page, e.g. "stem:<item id>"; stable while items move. */
export type Field = string

export const TITLE: Field = 'title'
export const CONTEXT: Field = 'context'
export const ITEMS: Field = 'items'
export const PERSONAS: Field = 'personas'
export const SEX: Field = 'sex'
export const stemField = (questionId: string): Field => `stem:${questionId}`
export const optionsField = (questionId: string): Field => `options:${questionId}`
export const optionField = (questionId: string, optionId: string): Field => `option:${questionId}:${optionId}`
/** The name of an item's variable. */
export const nameField = (questionId: string): Field => `name:${questionId}`
/** The code of an option. */
export const codeField = (questionId: string, optionId: string): Field => `code:${questionId}:${optionId}`
export const ageField = (position: number): Field => `age:${position}`

/** The place of changes that belong to one gesture, e.g. while a key is held down; `name` identifies the gesture. */
export const gesture = (name: string): Field => `gesture:${name}`

/** Whether quick changes at a place form one undo step: the letters of a text, the moves of one gesture. */
export function isOneStep(place: Field): boolean {
  return [TITLE, CONTEXT, PERSONAS].includes(place) || /^(stem|option|name|code|age|gesture):/.test(place)
}

/** A problem of the draft with the field where it is shown. */
export interface PlacedProblem {
  code: DraftProblemCode
  field: Field
  /** Position of the item, for problems of an item. */
  question: number | null
}

/** All problems of a draft, in reading order, by field. */
export function placeProblems(draft: SurveyDraft): PlacedProblem[] {
  return findDraftProblems(draft).map((problem) => ({
    code: problem.code,
    field: fieldOf(problem, draft),
    question: problem.question ?? null,
  }))
}

function fieldOf({ code, question, option, ageRange }: DraftProblem, draft: SurveyDraft): Field {
  if (code === 'title_empty') return TITLE
  if (code === 'no_questions') return ITEMS
  if (code === 'personas_out_of_range') return PERSONAS
  if (ageRange !== undefined) return ageField(ageRange)
  return fieldInItem(draft, question ?? -1, option, code === 'stem_empty')
}

function fieldInItem(draft: SurveyDraft, at: number, option: number | undefined, stem: boolean): Field {
  const question = draft.questions[at]
  if (!question) return ITEMS
  if (stem) return stemField(question.id)
  const found = option === undefined ? undefined : question.options[option]
  return found ? optionField(question.id, found.id) : optionsField(question.id)
}

/** The field for the path of a rejected value, e.g. ["questions", 2, "stem"]; the title for an unknown path. */
export function fieldOfPath(path: readonly (string | number)[], draft: SurveyDraft): Field {
  const [first, second, third, fourth] = path
  if (first === 'context' || first === 'personas') return first
  if (first === 'audience') {
    if (second === 'sex') return SEX
    return draft.audience.ageRanges.length > 0 ? ageField(typeof third === 'number' ? third : 0) : PERSONAS
  }
  if (first !== 'questions') return TITLE
  if (typeof second !== 'number') return ITEMS
  return fieldInItem(draft, second, typeof fourth === 'number' ? fourth : undefined, third !== 'options')
}
