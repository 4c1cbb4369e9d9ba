import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { tellNearlyAll } from './model-logs.ts'
import type { Settled } from './settle.ts'

/** Of whom, and what, a reading is. */
export interface RunParts {
  draft: SurveyDraft
  /** The personas asked. */
  personas: number
}

/**
 * Whether one reading has nothing but numbers where the other one tells nearly all answers in words, in declared codes
 * or by places: these numbers may be scores, or measure something.
 */
export function areNumbersBeside(numbers: Settled, whole: Settled, { draft, personas }: RunParts): boolean {
  if (!tellNearlyAll(whole.results, draft, personas)) return false
  return [...itemsTold(numbers)].every((item) => areNumbers(numbers, item) && !areNumbers(whole, item))
}

/** Whether they are no answers, since they leave some items out. */
export function areOfSomethingElse(numbers: Settled, whole: Settled, parts: RunParts): boolean {
  return itemsTold(numbers).size < parts.draft.questions.length && areNumbersBeside(numbers, whole, parts)
}

/** Whether a reading has nothing but numbers, while other places hold answers that were not understood. */
export function areNumbersBesideUnread(numbers: Settled, elsewhere: readonly Settled[]): boolean {
  const isUnread = ({ results: { answers } }: Settled): boolean =>
    answers.filter(({ kind }) => kind === 'unread').length * 2 > answers.length
  return elsewhere.some(isUnread) && [...itemsTold(numbers)].every((item) => areNumbers(numbers, item))
}

/** The items to which a reading has answers. */
function itemsTold({ results }: Settled): ReadonlySet<number> {
  const isTold = ({ kind }: Answer): boolean => kind === 'option' || kind === 'text'
  return new Set(results.answers.filter(isTold).map(({ question }) => question))
}

/**
 * Whether the answers to an item were read from bare numbers, or may have been: of a cell of a table in a text, only
 * the text is known. Where all of them are the same number and tell different options, their places say which.
 */
function areNumbers({ columns }: Settled, item: number): boolean {
  const read = (columns[item] ?? []).filter(({ values }) => values.length > 0)
  const sources = new Set(read.map(({ values: [value], source = value }) => String(source)))
  const told = new Set(read.map(({ values: [value] }) => String(value)))
  if (sources.size === 1 && told.size > 1) return false
  return [...sources].every((source) => /^\s*\d+\s*$|\n/.test(source))
}
