import type { RunAnnotations } from '../models/annotations.ts'
import type { Question } from '../models/draft.ts'
import type { Answer, RunResults } from '../models/results.ts'
import type { ResultsFilter } from '../models/results-filter.ts'
import { readWanted } from '../stems/wanted-words.ts'
import type { CodedResponses } from './coded-responses.ts'
import { personasKept } from './filter-personas.ts'
import { type Among, groupByItem } from './item-responses.ts'
import { type SplitQuestion, splitAnswer } from './split-answer.ts'
import { codeWithTags } from './tags/code-with-tags.ts'
import type { TaggedAnswers } from './tags/tag-answers.ts'

/**
 * The answers to an item that the filter lets through, in the order of the personas. The last word of `search` may be
 * incomplete, because the person may still be typing.
 */
export function answersShown(
  answers: readonly Answer[],
  question: SplitQuestion,
  search: string,
  among: Among | undefined,
): Answer[] {
  const wanted = readWanted(search, true)
  return answers
    .filter(({ respondent }) => !among || among.has(respondent))
    .filter((answer) => wanted.isEmpty || wanted.isIn(splitAnswer(answer, question)))
    .sort((a, b) => a.respondent - b.respondent)
}

/** What a filter lets through of a whole run. */
export interface FilteredResults {
  /** The personas to count, for `tabulate`. As on the screen, search words do not narrow counts. */
  among: Among | undefined
  /** Every persona of the run. */
  personas: number
  /** How many personas the conditions keep; counts refer to these. */
  counted: number
  /** Positions of the personas to list: those kept who, if words are searched for, have an answer with them. */
  listed: number[]
  /** The answers to list, by item and then by persona. */
  answers: Answer[]
  /** All answers with their tags. */
  coded: CodedResponses
  /** The tags of all answers, by index in `respondentPositions`. */
  tagged: TaggedAnswers
}

/**
 * Applies a filter to all items of a run at once.
 *
 * @param said the tags that a filter may refer to; absent: none
 */
export function filterResults(
  filter: ResultsFilter,
  questions: readonly (Pick<Question, 'id' | 'type' | 'options'> & SplitQuestion)[],
  results: Pick<RunResults, 'respondents' | 'answers'>,
  said?: Pick<RunAnnotations, 'tags' | 'answers'>,
): FilteredResults {
  const { coded, tagged } = codeWithTags(questions, results, said)
  const among = personasKept(filter.groups, coded, results.respondents)
  const answers = [...groupByItem(results.answers)]
    .sort(([a], [b]) => a - b)
    .flatMap(([item, all]) => answersShown(all, questions[item] ?? { options: [] }, filter.search, among))
  const all = coded.personas
  const kept = all.filter((position) => !among || among.has(position))
  const found = new Set(answers.map(({ respondent }) => respondent))
  const listed = filter.search.trim() === '' ? kept : kept.filter((position) => found.has(position))
  return { among, personas: all.length, counted: kept.length, listed, answers, coded, tagged }
}
