import type { CrossVariable } from '../models/cross-variable.ts'
import type { Question } from '../models/draft.ts'
import type { Respondent } from '../models/results.ts'
import type { FilterCondition } from '../models/results-filter.ts'
import type { CodedResponses } from './coded-responses.ts'
import { conditionTest } from './filter-personas.ts'
import { bandsBetween } from './number-bands.ts'
import { readNumber } from './read-number.ts'

/** A group of personas: all for whom the condition holds. */
export interface PersonaGroup {
  condition: FilterCondition
  /** For each persona, in the order of `CodedResponses.personas`, whether it belongs to the group. */
  members: readonly boolean[]
}

/** Divides the personas of a run by a variable; empty groups are left out, except those of an item's options. */
export function groupPersonas(
  variable: CrossVariable,
  questions: readonly Pick<Question, 'options'>[],
  coded: CodedResponses,
  respondents: readonly Respondent[],
): PersonaGroup[] {
  return conditionsOf(variable, questions, respondents).flatMap((condition): PersonaGroup[] => {
    const test = conditionTest(condition, coded, respondents)
    const members = coded.personas.map((_, place) => test(place))
    return variable.kind === 'item' || members.includes(true) ? [{ condition, members }] : []
  })
}

function conditionsOf(
  variable: CrossVariable,
  questions: readonly Pick<Question, 'options'>[],
  respondents: readonly Respondent[],
): FilterCondition[] {
  if (variable.kind === 'item') {
    const { item } = variable
    return (questions[item]?.options ?? []).map((_, option) => {
      return { kind: 'answer', item, options: [option], without: [], not: false }
    })
  }
  if (variable.kind === 'tag')
    return variable.tags.map((tag) => ({ kind: 'tag', item: variable.item, tags: [tag], not: false }))
  const { name } = variable
  if (variable.kind === 'bands')
    return bandsBetween(variable.limits).map((band) => ({ kind: 'number', name, ...band, not: false }))
  return valuesOf(name, respondents).map((value) => ({ kind: 'field', name, values: [value], not: false }))
}

/** The values of a field: numbers in ascending order, other values by their number of personas, then by name. */
function valuesOf(name: string, respondents: readonly Respondent[]): string[] {
  const counts = new Map<string, number>()
  for (const { attributes } of respondents)
    for (const each of attributes)
      if (each.name === name) counts.set(each.value, (counts.get(each.value) ?? 0) + 1)
  const numbers = new Map([...counts.keys()].map((value) => [value, readNumber(value)]))
  const areNumbers = [...numbers.values()].every((number) => number !== null)
  return [...counts]
    .sort(([a, countA], [b, countB]) =>
      areNumbers ? (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0) : countB - countA || a.localeCompare(b),
    )
    .map(([value]) => value)
}
