import { writtenCodes } from '../../analysis/item-scale.ts'
import { distinctNames, usableName } from '../../analysis/variable-names.ts'
import type { Question } from '../../models/draft.ts'

/** LimeSurvey's codes of questions are letters and digits, at most 20. */
const NO_CODE = /[^A-Za-z\d]+/g
const LONGEST = 20
/** Its codes of answers. */
const ANSWER_CODE = /^[A-Za-z\d]{1,5}$/

/** The code of each question: that of the file it was imported from as far as LimeSurvey takes it, or else `q1` … */
export function questionCodes(questions: readonly Question[]): string[] {
  return distinctNames(
    questions.map(({ name = '' }) => usableName(name, NO_CODE, LONGEST)),
    questions.map((_, index) => `q${index + 1}`),
  )
}

/** The same for the answers of a question, or else `A1` … */
export function answerCodes(question: Question): string[] {
  return writtenCodes(question, (code) => ANSWER_CODE.test(code), 'A')
}
