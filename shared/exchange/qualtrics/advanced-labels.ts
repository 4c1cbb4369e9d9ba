import { writtenCodes } from '../../analysis/item-scale.ts'
import { distinctNames, usableName } from '../../analysis/variable-names.ts'
import type { Option, Question } from '../../models/draft.ts'
import { givenLabel } from '../../models/given-label.ts'
import { QUALTRICS_CONTEXT } from './advanced-text.ts'

/** Signs that are in no ID that we write. */
const NO_ID = /[^A-Za-z\d_]+/g
/** Qualtrics names no limit; a note by users says that longer IDs make the import fail. */
const LONGEST = 15
/** Recode values: whole numbers without leading zeros. */
const RECODE_VALUE = /^(?:0|[1-9]\d{0,8})$/

/** The ID of each item, which names its variable: its own as far as we are sure that Qualtrics takes it, or else `q1` … */
export function qualtricsIds(questions: readonly Question[]): string[] {
  return distinctNames(
    questions.map(({ name = '' }) => {
      const usable = usableName(givenLabel(name) ?? '', NO_ID, LONGEST)
      return usable?.toLowerCase() === QUALTRICS_CONTEXT ? null : usable
    }),
    questions.map((_, index) => `q${index + 1}`),
  )
}

/** The choices that a question has: the options of a choice item that have a text. */
export function qualtricsChoices({ type, options }: Question): Option[] {
  return type === 'single_choice' ? options.filter(({ text }) => text.trim() !== '') : []
}

/** The recode value of each of these choices. */
export function recodeValues(question: Question): string[] {
  const asked = { ...question, options: qualtricsChoices(question) }
  return writtenCodes(asked, (code) => RECODE_VALUE.test(code), '')
}
