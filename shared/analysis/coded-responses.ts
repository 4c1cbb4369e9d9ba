import type { Question } from '../models/draft.ts'
import type { Answer, RunResults } from '../models/results.ts'
import type { WithoutAnswer } from '../models/results-filter.ts'
import type { SplitText } from '../stems/split-text.ts'
import { analysedItem, groupByItem, respondentPositions, sortResponses } from './item-responses.ts'
import { splitAnswer } from './split-answer.ts'

/** Codes for what a persona did with an item, where it chose no option; a chosen option is its position, from 0. */
export const CODES = { words: -1, blank: -2, unread: -3, missing: -4 } as const satisfies Record<
  WithoutAnswer | 'words',
  number
>

/** The answers of a run in a form that is fast to go through. Made once for a run. */
export interface CodedResponses {
  /** Every persona (see `respondentPositions`). All lists below are in this order. */
  personas: readonly number[]
  /** What each persona did with an item, by `sortResponses` (see `CODES`); calculated when first asked for. */
  codesOf(item: number): Int16Array
  /** The answers of each persona to an item, split into words for a search. */
  wordsOf(item: number): readonly (readonly SplitText[])[]
  /** Number of items. */
  items: number
  /** Indices in `personas` of those whose answer to an item has a tag; empty until tags are added (`codeWithTags`). */
  taggedAt(item: number, tag: string): ReadonlySet<number>
}

const NOBODY: ReadonlySet<number> = new Set()
/** In place of the item for an answer whose position has none. */
const NO_QUESTION = { options: [] }

/** Prepares the answers of a run for filters and cross-tabulations. */
export function codeResponses(
  questions: readonly (Pick<Question, 'type' | 'options'> & Partial<Pick<Question, 'stem'>>)[],
  results: Pick<RunResults, 'respondents' | 'answers'>,
): CodedResponses {
  const byItem = groupByItem(results.answers)
  const personas = respondentPositions(results)
  const places = new Map(personas.map((persona, place) => [persona, place]))
  const codes = new Map<number, Int16Array>()
  const words = new Map<number, SplitText[][]>()
  const read = (item: number): Int16Array => {
    const coded = new Int16Array(personas.length).fill(CODES.missing)
    const question = questions[item]
    if (!question) return coded
    const sorted = sortResponses(analysedItem(question, item), byItem.get(item) ?? [], personas)
    const set = (answers: readonly Answer[], code: (answer: Answer) => number) => {
      for (const answer of answers) coded[places.get(answer.respondent) ?? -1] = code(answer)
    }
    set(sorted.answered, ({ kind, option }) => (kind === 'option' ? (option ?? CODES.words) : CODES.words))
    set(sorted.blank, () => CODES.blank)
    set(sorted.unread, () => CODES.unread)
    return coded
  }
  const split = (item: number): SplitText[][] => {
    const made = personas.map((): SplitText[] => [])
    for (const answer of byItem.get(item) ?? [])
      made[places.get(answer.respondent) ?? -1]?.push(splitAnswer(answer, questions[item] ?? NO_QUESTION))
    return made
  }
  return {
    personas,
    items: questions.length,
    codesOf: (item) => remembered(codes, item, read),
    wordsOf: (item) => remembered(words, item, split),
    taggedAt: () => NOBODY,
  }
}

function remembered<Value>(kept: Map<number, Value>, item: number, make: (item: number) => Value): Value {
  const known = kept.get(item)
  if (known !== undefined) return known
  const made = make(item)
  kept.set(item, made)
  return made
}
