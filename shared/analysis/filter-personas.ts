import type { Respondent } from '../models/results.ts'
import type { FilterCondition, FilterGroups } from '../models/results-filter.ts'
import { readWanted } from '../stems/wanted-words.ts'
import { CODES, type CodedResponses } from './coded-responses.ts'
import type { Among } from './item-responses.ts'
import { readNumber } from './read-number.ts'

/** Whether a condition holds for the persona at this index of `CodedResponses.personas`. */
type Test = (place: number) => boolean

/**
 * Positions of the personas that a filter keeps; undefined where there is no filter. Counts, lists and files all use
 * this function, so that they agree.
 */
export function personasKept(
  groups: FilterGroups,
  coded: CodedResponses,
  respondents: readonly Respondent[],
): Among | undefined {
  if (groups.length === 0) return undefined
  const tests = groups.map((group) => group.map((condition) => conditionTest(condition, coded, respondents)))
  return new Set(
    coded.personas.filter((_, place) => tests.every((group) => group.some((test) => test(place)))),
  )
}

/** A test of whether a condition holds for a persona. */
export function conditionTest(
  condition: FilterCondition,
  coded: CodedResponses,
  respondents: readonly Respondent[],
): Test {
  const test = plainTest(condition, coded, respondents)
  return condition.not ? (place) => !test(place) : test
}

function plainTest(
  condition: FilterCondition,
  coded: CodedResponses,
  respondents: readonly Respondent[],
): Test {
  if (condition.kind === 'answer') {
    const codes = coded.codesOf(condition.item)
    const wanted = new Set([...condition.options, ...condition.without.map((state) => CODES[state])])
    return (place) => wanted.has(codes[place] ?? CODES.missing)
  }
  if (condition.kind === 'words') return wordsTest(condition, coded)
  if (condition.kind === 'tag') return tagTest(condition, coded)
  const valuesOf = (place: number) =>
    (respondents[coded.personas[place] ?? -1]?.attributes ?? []).filter(({ name }) => name === condition.name)
  if (condition.kind === 'field') {
    const wanted = new Set(condition.values)
    return (place) => valuesOf(place).some(({ value }) => wanted.has(value))
  }
  const { min, below } = condition
  return (place) =>
    valuesOf(place).some(({ value }) => {
      const number = readNumber(value)
      return number !== null && (min === null || number >= min) && (below === null || number < below)
    })
}

/** An empty text is found in every answer, so that such a condition keeps all who gave one. */
function wordsTest({ item, text }: Extract<FilterCondition, { kind: 'words' }>, coded: CodedResponses): Test {
  const wanted = readWanted(text, false)
  const texts = itemsOf(item, coded).map((each) => coded.wordsOf(each))
  return (place) => texts.some((each) => each[place]?.some(wanted.isIn))
}

function tagTest({ item, tags }: Extract<FilterCondition, { kind: 'tag' }>, coded: CodedResponses): Test {
  const tagged = itemsOf(item, coded).flatMap((each) => tags.map((tag) => coded.taggedAt(each, tag)))
  return (place) => tagged.some((places) => places.has(place))
}

/** The items that a condition is about; null: all. */
function itemsOf(item: number | null, coded: CodedResponses): number[] {
  return item === null ? Array.from({ length: coded.items }, (_, each) => each) : [item]
}
