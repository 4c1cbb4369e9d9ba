import { readItemWords } from '../analysis/diagnostics/item-view.ts'
import { optionCodes } from '../analysis/item-scale.ts'
import { chosenVariableNames, ownName, variableNameProblem } from '../analysis/variable-names.ts'
import type { Option, Question } from '../models/draft.ts'
import { givenLabel } from '../models/given-label.ts'
import { answerCodes, questionCodes } from './limesurvey/limesurvey-codes.ts'
import { qualtricsChoices, qualtricsIds, recodeValues } from './qualtrics/advanced-labels.ts'
import { surveyJsCodes, surveyJsNames } from './surveyjs/surveyjs-labels.ts'
import { choiceCodes, formChoices, formNames } from './xlsform/form-labels.ts'

/** Files in which each item has a name and each option a code; `data` is that of coded answers. */
export const LABELLED_FILES = ['limesurvey', 'qualtrics', 'xlsform', 'surveyjs', 'data'] as const
export type LabelledFile = (typeof LABELLED_FILES)[number]

/**
 * Why a file has another name or code than the one in the questionnaire: the program does not take its form, or another
 * item or option has it in that file.
 */
type ChangeReason = 'form' | 'taken'

/** A name that a file does not take as it is, and what stands there. */
export interface NameChange {
  file: LabelledFile
  given: string
  written: string
  /** `reserved`: the file has something else of that name. */
  reason: ChangeReason | 'reserved'
}

/** Codes of an item that a file does not take as they are, and what stands there. */
export interface CodesChange {
  file: LabelledFile
  codes: { given: string; written: string }[]
  reason: ChangeReason
}

/** Files that take every name that statistics programs take, except those of their own. */
const HAVE_RESERVED: ReadonlySet<LabelledFile> = new Set(['qualtrics', 'xlsform', 'data'])

const NAMES: Record<LabelledFile, (questions: readonly Question[]) => string[]> = {
  limesurvey: questionCodes,
  qualtrics: qualtricsIds,
  xlsform: formNames,
  surveyjs: surveyJsNames,
  data: chosenVariableNames,
}

const CODES: Record<LabelledFile, (question: Question) => string[]> = {
  limesurvey: answerCodes,
  qualtrics: recodeValues,
  xlsform: choiceCodes,
  surveyjs: surveyJsCodes,
  data: (question) => optionCodes(question).map(String),
}

/** The options that a file has, where it leaves some out. */
const WRITTEN: Partial<Record<LabelledFile, (question: Question) => Option[]>> = {
  qualtrics: qualtricsChoices,
  xlsform: formChoices,
}

/** What becomes of the items' names in a file, item by item; null where the name stays, or there is none. */
export function changedNames(questions: readonly Question[], file: LabelledFile): (NameChange | null)[] {
  if (questions.every(({ name }) => name === undefined)) return questions.map(() => null)
  const names = NAMES[file](questions)
  return questions.map((question, at) => {
    const given = givenLabel(question.name)
    const written = names[at]
    if (given === undefined || written === undefined || written === given) return null
    const [alone] = NAMES[file]([question])
    if (alone === given) return { file, given, written, reason: 'taken' }
    const problem = variableNameProblem(given)
    const isReserved = HAVE_RESERVED.has(file) && (problem === null || problem === 'reserved')
    return { file, given, written, reason: isReserved ? 'reserved' : 'form' }
  })
}

/**
 * What becomes of the names that a person gave items for coded answers, item by item; null where the name stays, or
 * there is none. A name may have been kept before a rule forbade it.
 */
export function changedOwnNames(
  questions: readonly Question[],
  own: Readonly<Record<string, string>>,
): (NameChange | null)[] {
  const names = chosenVariableNames(questions, own)
  return questions.map(({ id }, at) => {
    const given = ownName(own, id)
    const written = names[at]
    if (given === undefined || written === undefined || written === given) return null
    const problem = variableNameProblem(given)
    const reason = problem === null ? 'taken' : problem === 'reserved' ? 'reserved' : 'form'
    return { file: 'data', given, written, reason }
  })
}

/** What becomes of the codes of an item's options in a file; null where all of them stay. */
export function changedCodes(question: Question, file: LabelledFile): CodesChange | null {
  if (!hasCodes(question)) return null
  const codes = replacedCodes(question, file)
  if (codes.length === 0) return null
  const repeated = new Set(repeatedCodes(question).map(({ code }) => code))
  const options = question.options.map(({ code, ...option }) =>
    code === undefined || repeated.has(code.trim()) ? option : { ...option, code },
  )
  const isForm = repeated.size === 0 || replacedCodes({ ...question, options }, file).length > 0
  return { file, codes, reason: isForm ? 'form' : 'taken' }
}

function replacedCodes(question: Question, file: LabelledFile): CodesChange['codes'] {
  const options = WRITTEN[file]?.(question) ?? question.options
  const written = CODES[file](question)
  // An answer that is none, such as "I don't know", is no value in data, whatever its code.
  const without = file === 'data' ? readItemWords(question).waysOut : []
  return options.flatMap((option, at) => {
    const code = givenLabel(option.code)
    const now = written[at]
    const stays = code === undefined || now === undefined || now === code || without.includes(at)
    return stays ? [] : [{ given: code, written: now }]
  })
}

/** Positions of the other items with the same name, whatever its case, for each item. */
export function itemsWithSameName(questions: readonly Question[]): number[][] {
  const places = new Map<string, number[]>()
  for (const [at, { name }] of questions.entries()) {
    if (name === undefined) continue
    const key = name.trim().toLowerCase()
    places.set(key, [...(places.get(key) ?? []), at])
  }
  return questions.map(({ name }, at) =>
    name === undefined ? [] : (places.get(name.trim().toLowerCase()) ?? []).filter((other) => other !== at),
  )
}

/** Codes that several options of an item have, each with the positions of these options. */
export function repeatedCodes(question: Question): { code: string; options: number[] }[] {
  const places = new Map<string, number[]>()
  for (const [at, option] of question.options.entries()) {
    const code = givenLabel(option.code)
    if (code !== undefined) places.set(code, [...(places.get(code) ?? []), at])
  }
  return [...places].flatMap(([code, options]) => (options.length > 1 ? [{ code, options }] : []))
}

/** Whether the options that an item asks have codes; those that an open-ended one keeps do not count. */
export function hasCodes({ type, options }: Question): boolean {
  return type === 'single_choice' && options.some(({ code }) => code !== undefined)
}

/** Whether a questionnaire has names of variables or codes of options. */
export function hasLabels(questions: readonly Question[]): boolean {
  return questions.some((question) => question.name !== undefined || hasCodes(question))
}
