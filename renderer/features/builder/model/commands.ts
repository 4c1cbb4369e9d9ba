import type { Option, Question, QuestionType, SurveyDraft } from '../../../../shared/models/draft.ts'
import { isBlankItem } from '../../../../shared/models/kept-item.ts'

/*
 * The changes that a person can make to a draft, as recipes on an immer draft, which they change in place. Positions
 * count from 0; a position that does not exist changes nothing.
 */

export type NewId = () => string

/** A new item. A single choice starts with two empty options, since fewer are not a choice. */
export function makeQuestion(type: QuestionType, newId: NewId): Question {
  const options = type === 'single_choice' ? [makeOption('', newId), makeOption('', newId)] : []
  return { id: newId(), stem: '', type, options }
}

function makeOption(text: string, newId: NewId) {
  return { id: newId(), text }
}

function move<T>(list: T[], from: number, to: number): void {
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return
  list.splice(to, 0, ...list.splice(from, 1))
}

export function insertQuestion(draft: SurveyDraft, question: Question, at: number): void {
  draft.questions.splice(at, 0, question)
}

/** A copy of the item with new ids; the name of its variable stays with the item itself. */
export function copyQuestion({ name: _, ...question }: Question, newId: NewId): Question {
  const options = question.options.map((option) => ({ ...option, id: newId() }))
  return { ...question, id: newId(), options }
}

/** Gives the variable of an item a name; without any letter it has none. */
export function nameItem(draft: SurveyDraft, at: number, name: string): void {
  const question = draft.questions[at]
  if (!question) return
  if (name.trim() === '') delete question.name
  else question.name = name
}

/** Gives the options of an item codes, from a position on; without any letter they have none. */
export function codeOptions(draft: SurveyDraft, at: number, from: number, codes: readonly string[]): void {
  for (const [place, code] of codes.entries()) {
    const option = draft.questions[at]?.options[from + place]
    if (!option) return
    if (code.trim() === '') delete option.code
    else option.code = code
  }
}

/** Takes the spaces around the name of an item, or around the code of one of its options, away. */
export function tidyLabel(draft: SurveyDraft, questionId: string, optionId: string | null): void {
  const question = draft.questions.find(({ id }) => id === questionId)
  const option = question?.options.find(({ id }) => id === optionId)
  if (option?.code !== undefined) option.code = option.code.trim()
  else if (optionId === null && question?.name !== undefined) question.name = question.name.trim()
}

/** Changes the type. An item that becomes a single choice gets two empty options, unless it has kept earlier ones. */
export function changeType(draft: SurveyDraft, at: number, type: QuestionType, newId: NewId): void {
  const question = draft.questions[at]
  if (!question) return
  question.type = type
  if (type === 'single_choice' && question.options.length === 0)
    question.options = [makeOption('', newId), makeOption('', newId)]
}

/**
 * Gives an item the type, the stem and the options with which it was tested. Options that it still has keep their present
 * codes, which may have been given since.
 */
export function takeTested(draft: SurveyDraft, at: number, tested: Question): void {
  const question = draft.questions[at]
  if (!question) return
  const { type, stem, options } = structuredClone(tested)
  const present = new Map(question.options.map(({ id, code }) => [id, code]))
  Object.assign(question, {
    type,
    stem,
    options: options.map((option) =>
      present.has(option.id) ? withCode(option, present.get(option.id)) : option,
    ),
  })
}

export function insertOption(draft: SurveyDraft, at: number, option: number, newId: NewId): void {
  draft.questions[at]?.options.splice(option, 0, makeOption('', newId))
}

export function removeOption(draft: SurveyDraft, at: number, option: number): void {
  if (option >= 0) draft.questions[at]?.options.splice(option, 1)
}

export function moveOption(draft: SurveyDraft, at: number, option: number, by: 1 | -1): void {
  const question = draft.questions[at]
  if (question) move(question.options, option, option + by)
}

function withCode({ code: _, ...option }: Option, code: string | undefined): Option {
  return code === undefined ? option : { ...option, code }
}

/**
 * Inserts a pasted list in place of an empty option, or after one that has text. If all options below are empty, they
 * are replaced too. Codes that stood by the replaced ones stand by the pasted ones, in their order.
 */
export function pasteOptions(
  draft: SurveyDraft,
  at: number,
  option: number,
  texts: readonly string[],
  newId: NewId,
): void {
  const options = draft.questions[at]?.options
  const target = options?.[option]
  if (!options || !target) return
  const below = options.slice(option + 1)
  const areEmpty = below.every(({ text }) => text.trim() === '')
  const isEmpty = target.text.trim() === ''
  const codes = [...(isEmpty ? [target] : []), ...(areEmpty ? below : [])].map(({ code }) => code)
  const pasted = texts.map((text, at) => withCode(makeOption(text, newId), codes[at]))
  const kept = options.slice(0, isEmpty ? option : option + 1)
  options.splice(0, options.length, ...kept, ...pasted, ...(areEmpty ? [] : below))
}

/** Replaces the options of an item by ready-made ones. */
export function replaceOptions(draft: SurveyDraft, at: number, texts: readonly string[], newId: NewId): void {
  const question = draft.questions[at]
  if (question) question.options = texts.map((text) => makeOption(text, newId))
}

/**
 * Inserts items in place of an item without any text, or after one that has some; with position -1 at the beginning.
 */
export function putItems({ questions }: SurveyDraft, at: number, items: readonly Question[]): void {
  const target = questions[at]
  const blank = target !== undefined && isBlankItem(target)
  questions.splice(blank ? at : at + 1, blank ? 1 : 0, ...items)
}

/** Inserts items that were read from pasted text in the same way. */
export function pasteQuestions(
  draft: SurveyDraft,
  at: number,
  pasted: readonly { stem: string; options: readonly string[] }[],
  newId: NewId,
): void {
  if (!draft.questions[at]) return
  const questions = pasted.map(
    ({ stem, options }): Question => ({
      id: newId(),
      stem,
      type: options.length > 0 ? 'single_choice' : 'open_ended',
      options: options.map((text) => makeOption(text, newId)),
    }),
  )
  putItems(draft, at, questions)
}
