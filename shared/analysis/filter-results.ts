import type { Question } from '../models/draft.ts'
import type { Answer, Respondent, RunResults } from '../models/results.ts'
import type { ResultsFilter } from '../models/results-filter.ts'
import { foldAccents } from '../text/fold-accents.ts'
import { type Among, groupByItem, respondentPositions } from './item-responses.ts'

/** Positions of the personas that the filter keeps; undefined where it keeps all. */
export function personasKept(
  { attribute }: Pick<ResultsFilter, 'attribute'>,
  respondents: readonly Respondent[],
): Among | undefined {
  if (!attribute) return undefined
  const { name, value } = attribute
  const kept = respondents.flatMap(({ attributes }, position) =>
    attributes.some((each) => each.name === name && each.value === value) ? [position] : [],
  )
  return new Set(kept)
}

/** What an answer says, in words; "" for one left blank. */
export function answerText(answer: Answer, question: Pick<Question, 'options'>): string {
  if (answer.kind === 'option') return question.options[answer.option ?? -1]?.text ?? ''
  return answer.text ?? ''
}

/** The answers of an item that the filter lets through, in the order of the personas. */
export function answersShown(
  answers: readonly Answer[],
  question: Pick<Question, 'options'>,
  search: string,
  among: Among | undefined,
): Answer[] {
  const wanted = foldAccents(search.trim())
  return answers
    .filter(({ respondent }) => !among || among.has(respondent))
    .filter((answer) => wanted === '' || foldAccents(answerText(answer, question)).includes(wanted))
    .sort((a, b) => a.respondent - b.respondent)
}

/** What the filter lets through of a whole run. */
export interface FilteredResults {
  /** For `tabulate`: the search does not narrow counts, on the screen either. */
  among: Among | undefined
  /** Every persona of the run. */
  personas: number
  /** Personas that the attribute keeps: those that the counts are of. */
  counted: number
  /** Positions of the personas to list: those kept and, where words are searched for, with an answer that has them. */
  listed: number[]
  /** The answers to list, by item and then by persona. */
  answers: Answer[]
}

/** Applies a filter to all items of a run at once. */
export function filterResults(
  filter: ResultsFilter,
  questions: readonly Pick<Question, 'options'>[],
  results: Pick<RunResults, 'respondents' | 'answers'>,
): FilteredResults {
  const among = personasKept(filter, results.respondents)
  const answers = [...groupByItem(results.answers)]
    .sort(([a], [b]) => a - b)
    .flatMap(([item, all]) => answersShown(all, questions[item] ?? { options: [] }, filter.search, among))
  const all = respondentPositions(results)
  const kept = among ? all.filter((position) => among.has(position)) : all
  const found = new Set(answers.map(({ respondent }) => respondent))
  const listed = filter.search.trim() === '' ? kept : kept.filter((position) => found.has(position))
  return { among, personas: all.length, counted: kept.length, listed, answers }
}
