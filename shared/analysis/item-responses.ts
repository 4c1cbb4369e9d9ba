import type { Question } from '../models/draft.ts'
import type { Answer, RunResults } from '../models/results.ts'

/** An item as the analysis needs it: its position, its type and its number of options. */
export interface AnalysedItem {
  /** Position in the version's questions, from 0. */
  position: number
  type: Question['type']
  optionCount: number
}

/** Personas that count; absent means all of them. Positions in `RunResults.respondents`. */
export type Among = ReadonlySet<number>

/**
 * What each persona did with one item. Each persona is in exactly one of the four lists, so that
 * `answered + blank + unread + missing = respondents`.
 */
export interface ItemResponses {
  /** One answer that fits the item: one of its options, or words where the item is open-ended. */
  answered: Answer[]
  /** Asked, nothing answered. */
  blank: Answer[]
  /** What was received is no answer to this item: not understood, not an option, or two answers that disagree. */
  unread: Answer[]
  /** Personas for whom nothing was received: not asked, or lost; the payload does not show which. */
  missing: number[]
  /** Number of personas that count. */
  respondents: number
}

/** The item at `position` of a questionnaire, as the analysis needs it. */
export function analysedItem(question: Pick<Question, 'type' | 'options'>, position: number): AnalysedItem {
  const optionCount = question.type === 'single_choice' ? question.options.length : 0
  return { position, type: question.type, optionCount }
}

/** Every persona of the results: those described, and those that only an answer mentions. In order, no repeats. */
export function respondentPositions(results: Pick<RunResults, 'respondents' | 'answers'>): number[] {
  const { length } = results.respondents
  const described = Array.from({ length }, (_, position) => position)
  const others = new Set<number>()
  for (const { respondent } of results.answers) {
    if (respondent < 0 || respondent >= length) others.add(respondent)
  }
  return others.size === 0 ? described : [...described, ...others].sort((a, b) => a - b)
}

/** Answers by item position. Made once for a run: otherwise all answers would be read again for each item. */
export function groupByItem(answers: readonly Answer[]): Map<number, Answer[]> {
  return Map.groupBy(answers, (answer) => answer.question)
}

/**
 * Sorts the answers to one item by kind. Where two answers of a persona to the same item disagree, the persona is
 * `unread`: taking either would be a guess.
 *
 * @param answers the answers to this item (see `groupByItem`)
 * @param respondents every persona of the run (see `respondentPositions`)
 */
export function sortResponses(
  item: AnalysedItem,
  answers: readonly Answer[],
  respondents: readonly number[],
  among?: Among,
): ItemResponses {
  const sorted: ItemResponses = { answered: [], blank: [], unread: [], missing: [], respondents: 0 }
  const firsts = new Map<number, Answer>()
  const disagreeing = new Set<number>()
  for (const answer of answers) {
    const first = firsts.get(answer.respondent)
    if (!first) firsts.set(answer.respondent, answer)
    else if (!isSame(first, answer)) disagreeing.add(answer.respondent)
  }
  for (const respondent of respondents) {
    if (among && !among.has(respondent)) continue
    sorted.respondents += 1
    const first = firsts.get(respondent)
    if (!first) sorted.missing.push(respondent)
    else if (disagreeing.has(respondent)) sorted.unread.push(first)
    else sorted[placeOf(item, first)].push(first)
  }
  return sorted
}

function placeOf(item: AnalysedItem, answer: Answer): 'answered' | 'blank' | 'unread' {
  if (answer.kind === 'blank') return 'blank'
  if (item.type === 'open_ended') {
    if (answer.kind !== 'text') return 'unread'
    return (answer.text ?? '').trim() === '' ? 'blank' : 'answered'
  }
  const { option } = answer
  const fits = option !== null && Number.isInteger(option) && option >= 0 && option < item.optionCount
  return answer.kind === 'option' && fits ? 'answered' : 'unread'
}

function isSame(one: Answer, other: Answer): boolean {
  return one.kind === other.kind && one.option === other.option && one.text === other.text
}
