import type { Question, QuestionType, SurveyDraft } from '../../../../shared/models/draft.ts'
import { isBlankItem } from '../../../../shared/models/kept-item.ts'

/*
 * What a person can do to a draft, as recipes on an immer draft: they change it in place. Positions count from 0;
 * a position that is not there changes nothing.
 */

export type NewId = () => string

/** A new item; a choice starts with two empty options, since fewer are no choice. */
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

/** The same item with ids of its own. */
export function copyQuestion(question: Question, newId: NewId): Question {
  const options = question.options.map((option) => ({ ...option, id: newId() }))
  return { ...question, id: newId(), options }
}

/** Changes the type; an item that becomes a choice gets options where it has none to come back to. */
export function changeType(draft: SurveyDraft, at: number, type: QuestionType, newId: NewId): void {
  const question = draft.questions[at]
  if (!question) return
  question.type = type
  if (type === 'single_choice' && question.options.length === 0)
    question.options = [makeOption('', newId), makeOption('', newId)]
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

/** Puts a pasted list in place of an empty option, or after one that has text; empty options below give way. */
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
  const rest = below.every(({ text }) => text.trim() === '') ? [] : below
  const kept = target.text.trim() === '' ? options.slice(0, option) : options.slice(0, option + 1)
  options.splice(0, options.length, ...kept, ...texts.map((text) => makeOption(text, newId)), ...rest)
}

/** Puts ready-made options in place of those of an item. */
export function replaceOptions(draft: SurveyDraft, at: number, texts: readonly string[], newId: NewId): void {
  const question = draft.questions[at]
  if (question) question.options = texts.map((text) => makeOption(text, newId))
}

/** Puts items in place of an item without any text, or after one that has some; after -1 they are the first. */
export function putItems({ questions }: SurveyDraft, at: number, items: readonly Question[]): void {
  const target = questions[at]
  const blank = target !== undefined && isBlankItem(target)
  questions.splice(blank ? at : at + 1, blank ? 1 : 0, ...items)
}

/** The same with items as they stand in pasted text. */
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
