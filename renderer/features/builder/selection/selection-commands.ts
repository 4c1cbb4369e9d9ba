import type { Question, QuestionType, SurveyDraft } from '../../../../shared/models/draft.ts'
import { changeType, copyQuestion, type NewId } from '../model/commands.ts'

/*
 * The changes that a person can make to several items at once, as recipes on an immer draft, which they change in
 * place. Items are named by id; unknown ids change nothing. A gap is a place between items of the present list: gap n
 * is before the item at position n or, if n is the length of the list, at the end.
 */

interface Named {
  id: string
}

/**
 * The list with the named items together in a gap. They keep their order, as do the others; the others before the gap
 * stay before it.
 */
export function gather<T extends Named>(list: readonly T[], ids: ReadonlySet<string>, gap: number): T[] {
  const isOther = ({ id }: T) => !ids.has(id)
  return [
    ...list.slice(0, gap).filter(isOther),
    ...list.filter(({ id }) => ids.has(id)),
    ...list.slice(gap).filter(isOther),
  ]
}

/**
 * The gap that the named items go to when they move by one position. Up: before the item above the first of them; down:
 * after the item below the last. Items that were apart become one block. Up and then down leads a block back to where
 * it was, unless it was at the top already.
 */
export function gapAfterStep(list: readonly Named[], ids: ReadonlySet<string>, by: 1 | -1): number {
  if (by === -1) return Math.max(0, list.findIndex(({ id }) => ids.has(id)) - 1)
  return Math.min(list.length, list.findLastIndex(({ id }) => ids.has(id)) + 2)
}

/** Whether putting the named items into a gap changes the order. */
export function changesOrder(list: readonly Named[], ids: ReadonlySet<string>, gap: number): boolean {
  return gather(list, ids, gap).some(({ id }, at) => id !== list[at]?.id)
}

/** Moves items into a gap, as one block. */
export function placeItems({ questions }: SurveyDraft, ids: ReadonlySet<string>, gap: number): void {
  if (changesOrder(questions, ids, gap)) questions.splice(0, questions.length, ...gather(questions, ids, gap))
}

/** Moves items by one position, as one block; see `gapAfterStep`. */
export function stepItems(draft: SurveyDraft, ids: ReadonlySet<string>, by: 1 | -1): void {
  if (draft.questions.some(({ id }) => ids.has(id)))
    placeItems(draft, ids, gapAfterStep(draft.questions, ids, by))
}

/** Copies of items with new ids, in the draft's order. */
export function copyItems({ questions }: SurveyDraft, ids: ReadonlySet<string>, newId: NewId): Question[] {
  return questions.filter(({ id }) => ids.has(id)).map((question) => copyQuestion(question, newId))
}

/** Inserts copies after the last of the copied items, as one block. */
export function insertCopies(
  { questions }: SurveyDraft,
  ids: ReadonlySet<string>,
  copies: readonly Question[],
): void {
  if (copies.length > 0) questions.splice(questions.findLastIndex(({ id }) => ids.has(id)) + 1, 0, ...copies)
}

/** A removed item with its former position. */
export interface Removed {
  question: Question
  at: number
}

/** Items with their positions, for `restoreItems`. */
export function removedItems({ questions }: SurveyDraft, ids: ReadonlySet<string>): Removed[] {
  return questions.map((question, at) => ({ question, at })).filter(({ question }) => ids.has(question.id))
}

export function removeItems({ questions }: SurveyDraft, ids: ReadonlySet<string>): void {
  const kept = questions.filter(({ id }) => !ids.has(id))
  if (kept.length < questions.length) questions.splice(0, questions.length, ...kept)
}

/**
 * Restores items at their former positions, or at the end if the list is now shorter. Items that are back already stay,
 * and options that were dragged to another item meanwhile stay there.
 */
export function restoreItems({ questions }: SurveyDraft, removed: readonly Removed[]): void {
  const present = new Set(questions.map(({ id }) => id))
  const elsewhere = new Set(questions.flatMap(({ options }) => options.map(({ id }) => id)))
  for (const { question, at } of removed) {
    if (present.has(question.id)) continue
    const options = question.options.filter(({ id }) => !elsewhere.has(id))
    const whole = options.length === question.options.length
    questions.splice(Math.min(at, questions.length), 0, whole ? question : { ...question, options })
  }
}

/** Changes the type of items; their options are kept for a change back, as with a single item. */
export function retypeItems(
  draft: SurveyDraft,
  ids: ReadonlySet<string>,
  type: QuestionType,
  newId: NewId,
): void {
  for (const [at, question] of draft.questions.entries())
    if (ids.has(question.id) && question.type !== type) changeType(draft, at, type, newId)
}

/** Identifies an option by the id of its item and its own. */
export interface OptionName {
  item: string
  option: string
}

/** Moves an option into a gap between the options of its own or another item. */
export function placeOption(
  { questions }: SurveyDraft,
  { item, option }: OptionName,
  to: string,
  gap: number,
): void {
  const source = questions.find(({ id }) => id === item)?.options
  const target = questions.find(({ id }) => id === to)?.options
  const from = source?.findIndex(({ id }) => id === option) ?? -1
  if (!source || !target || from < 0) return
  const place = source === target && from < gap ? gap - 1 : gap
  if (source !== target || place !== from) target.splice(place, 0, ...source.splice(from, 1))
}
