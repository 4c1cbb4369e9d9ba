import { writtenCodes } from '../../analysis/item-scale.ts'
import { distinctNames, usableName } from '../../analysis/variable-names.ts'
import type { Option, Question } from '../../models/draft.ts'

/** Name of the note with the context. */
export const XLSFORM_CONTEXT = 'sonde_context'

/** Signs that are no part of a name in a form, and the longest name. */
const NO_NAME = /[^A-Za-z\d_.-]+/g
const LONGEST_NAME = 64
/** Names that a form has already. */
const RESERVED = new Set([XLSFORM_CONTEXT, 'meta'])
/** Codes of choices: without spaces, which separate several answers in data. */
const CODE = /^[\p{L}\p{N}_.-]+$/u

/** The name of each item in a form: its own as far as a form takes it, or else `q1` … */
export function formNames(questions: readonly Question[]): string[] {
  return distinctNames(
    questions.map(({ name = '' }) => {
      const usable = usableName(name, NO_NAME, LONGEST_NAME)
      return usable !== null && RESERVED.has(usable.toLowerCase()) ? null : usable
    }),
    questions.map((_, index) => `q${index + 1}`),
  )
}

/** The options that a form has: those of a choice item that have a text. */
export function formChoices({ type, options }: Question): Option[] {
  return type === 'single_choice' ? options.filter(({ text }) => text.trim() !== '') : []
}

/** The code of each of these options. */
export function choiceCodes(question: Question): string[] {
  return writtenCodes({ ...question, options: formChoices(question) }, (code) => CODE.test(code), '')
}
