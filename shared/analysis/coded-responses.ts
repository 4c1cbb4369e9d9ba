import type { Question } from '../models/draft.ts'
import type { Answer, RunResults } from '../models/results.ts'
import type { WithoutAnswer } from '../models/results-filter.ts'
import type { SplitText } from '../text/stems/split-text.ts'
import { analysedItem, groupByItem, respondentPositions, sortResponses } from './item-responses.ts'
import { splitAnswer } from './split-answer.ts'

/** What a persona did with an item, as one number: the option chosen, from 0, or one of these. */
export const CODES = { words: -1, blank: -2, unread: -3, missing: -4 } as const satisfies Record<
  WithoutAnswer | 'words',
  number
>

/** Answers of a run in the form in which many personas are gone through quickly. Made once for a run. */
export interface CodedResponses {
  /** Every persona (see `respondentPositions`). What is said of personas below stands in this order. */
  personas: readonly number[]
  /** What each persona did with an item (see `CODES`); as `sortResponses` says, and worked out when first asked for. */
  codesOf(item: number): Int16Array
  /** The answers of each persona to an item, taken apart for a search. */
  wordsOf(item: number): readonly (readonly SplitText[])[]
  /** Number of items. */
  items: number
  /** Places in `personas` of those whose answer to an item carries a tag; of nobody as long as no tags are put in. */
  taggedAt(item: number, tag: string): ReadonlySet<number>
}

const NOBODY: ReadonlySet<number> = new Set()
/** Stands for the item of an answer that belongs to none. */
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
