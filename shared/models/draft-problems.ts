import { findAgeProblems } from './age-range.ts'
import { type Option, type Question, SURVEY_PERSONAS, type SurveyDraft } from './draft.ts'

/** What keeps a draft from being launched. */
export type DraftProblemCode =
  | 'title_empty'
  | 'no_questions'
  | 'stem_empty'
  | 'options_missing'
  | 'option_empty'
  | 'option_repeated'
  | 'personas_out_of_range'
  | 'age_range_form'
  | 'age_range_order'

/** A problem and its place: the position of the item, option or age range, from 0. */
export interface DraftProblem {
  code: DraftProblemCode
  question?: number
  option?: number
  ageRange?: number
}

/** A choice between fewer than two options is no choice. */
const FEWEST_OPTIONS = 2

/** Everything that keeps this draft from being launched, in reading order; empty when it may be launched. */
export function findDraftProblems(draft: SurveyDraft): DraftProblem[] {
  return [
    ...titleProblems(draft),
    ...questionProblems(draft),
    ...personaProblems(draft),
    ...findAgeProblems(draft.audience.ageRanges),
  ]
}

function titleProblems(draft: SurveyDraft): DraftProblem[] {
  return draft.title.trim() === '' ? [{ code: 'title_empty' }] : []
}

function personaProblems({ personas }: SurveyDraft): DraftProblem[] {
  const sound =
    personas !== null &&
    Number.isInteger(personas) &&
    personas >= SURVEY_PERSONAS.min &&
    personas <= SURVEY_PERSONAS.max
  return sound ? [] : [{ code: 'personas_out_of_range' }]
}

function questionProblems(draft: SurveyDraft): DraftProblem[] {
  if (draft.questions.length === 0) return [{ code: 'no_questions' }]
  return draft.questions.flatMap((item, index) =>
    problemsOf(item).map((problem): DraftProblem => ({ ...problem, question: index })),
  )
}

/** Problems by item object. A keystroke changes one item of hundreds; the unchanged ones need not be checked again. */
const known = new WeakMap<Question, readonly DraftProblem[]>()

/** Problems of an item, wherever it stands. */
function problemsOf(question: Question): readonly DraftProblem[] {
  const before = known.get(question)
  if (before) return before
  const problems: DraftProblem[] = question.stem.trim() === '' ? [{ code: 'stem_empty' }] : []
  if (question.type === 'single_choice') problems.push(...optionProblems(question.options))
  // Only a frozen object cannot change later.
  if (Object.isFrozen(question)) known.set(question, problems)
  return problems
}

function optionProblems(options: readonly Option[]): DraftProblem[] {
  if (options.length < FEWEST_OPTIONS) return [{ code: 'options_missing' }]
  const seen = new Set<string>()
  return options.flatMap(({ text }, option): DraftProblem[] => {
    const key = text.trim().toLocaleLowerCase()
    if (key === '') return [{ code: 'option_empty', option }]
    if (seen.has(key)) return [{ code: 'option_repeated', option }]
    seen.add(key)
    return []
  })
}
