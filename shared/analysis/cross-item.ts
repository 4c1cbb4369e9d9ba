import type { CrossVariable } from '../models/cross-variable.ts'
import type { Question } from '../models/draft.ts'
import type { Respondent } from '../models/results.ts'
import type { CodedResponses } from './coded-responses.ts'
import { type CrossTable, crossTabulate, crossTabulateTags } from './cross-tabulate.ts'
import { groupPersonas, type PersonaGroup } from './group-personas.ts'
import { type GroupStatistics, statisticsByGroup } from './group-statistics.ts'
import type { Among } from './item-responses.ts'
import type { MeasuredItem } from './measured-item.ts'

/** The answers that are counted. */
export interface CountedRun {
  questions: readonly Question[]
  /** With their tags where items are broken down by them. */
  coded: CodedResponses
  respondents: readonly Respondent[]
  /** The personas that count; absent means all. */
  among: Among | undefined
}

/** An item by one variable, and the groups that its columns count. */
export interface CrossedItem {
  groups: readonly PersonaGroup[]
  table: CrossTable
  /** Of the numbers of an item that has any; null for other items. */
  statistics: GroupStatistics | null
}

/**
 * Counts an item by a variable: its options, or the tags of the answers to an open-ended item; and the statistics of its
 * numbers by the same groups.
 *
 * @param tags ids of the tags that are counted, in the order of the rows; of no account for a choice item
 * @param measured the numbers of the item (see `measuredItem`)
 */
export function crossItem(
  position: number,
  variable: CrossVariable,
  { questions, coded, respondents, among }: CountedRun,
  tags: readonly string[],
  measured: Pick<MeasuredItem, 'numbers'> | null,
): CrossedItem | null {
  const question = questions[position]
  if (!question) return null
  const groups = groupPersonas(variable, questions, coded, respondents)
  const table =
    question.type === 'open_ended'
      ? crossTabulateTags(tags, position, groups, coded, among)
      : crossTabulate(question, position, groups, coded, among)
  const statistics = measured && statisticsByGroup(coded.personas, measured.numbers, groups, among)
  return { groups, table, statistics }
}
