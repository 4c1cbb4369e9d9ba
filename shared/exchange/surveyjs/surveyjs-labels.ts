import { writtenCodes } from '../../analysis/item-scale.ts'
import { distinctNames } from '../../analysis/variable-names.ts'
import type { Question } from '../../models/draft.ts'
import { givenLabel } from '../../models/given-label.ts'

/** The name of each item in SurveyJS, which takes any that is not repeated, or else `question1` … */
export function surveyJsNames(questions: readonly Question[]): string[] {
  return distinctNames(
    questions.map(({ name }) => givenLabel(name) ?? null),
    questions.map((_, index) => `question${index + 1}`),
  )
}

/** The same for the options of an item, or else `item1` … */
export function surveyJsCodes(question: Question): string[] {
  return writtenCodes(question, () => true, 'item')
}
