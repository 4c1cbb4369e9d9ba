import type { NamedFilter } from '../models/annotations.ts'
import type { AnswerTag } from '../models/answer-tag.ts'
import type { Question } from '../models/draft.ts'
import type { Respondent } from '../models/results.ts'
import { type FilterGroups, filterGroupsSchema } from '../models/results-filter.ts'
import { foldAccents } from '../text/fold-accents.ts'

/** Something that a filter refers to and the results do not have. `unknown`: a condition made by a newer Sonde. */
export type FilterLack =
  | { kind: 'unknown' }
  | { kind: 'item'; item: number }
  | { kind: 'option'; item: number }
  | { kind: 'field'; name: string }
  | { kind: 'tag' }

/** The filter of this name, ignoring case and accents; undefined where there is none. */
export function filterNamed(filters: readonly NamedFilter[], name: string): NamedFilter | undefined {
  return filters.find((each) => keyOf(each.name) === keyOf(name))
}

/** The filters with this one: it replaces the one of the same name, or is added at the end. */
export function withFilter(filters: readonly NamedFilter[], filter: NamedFilter): NamedFilter[] {
  const at = filters.findIndex(({ name }) => keyOf(name) === keyOf(filter.name))
  return at === -1 ? [...filters, filter] : filters.with(at, filter)
}

function keyOf(name: string): string {
  return foldAccents(name).replaceAll(/\s+/gu, ' ').trim()
}

/** The conditions of a named filter; null where a newer Sonde made them. */
export function conditionsOf({ groups }: Pick<NamedFilter, 'groups'>): FilterGroups | null {
  return filterGroupsSchema.safeParse(groups).data ?? null
}

/** The named filter with exactly these conditions; undefined where there is none. */
export function filterAsking(filters: readonly NamedFilter[], groups: FilterGroups): NamedFilter | undefined {
  const write = (filter: Pick<NamedFilter, 'groups'>) => JSON.stringify(conditionsOf(filter))
  return filters.find((each) => write(each) === write({ groups }))
}

/** Everything that a named filter refers to and the results no longer have; empty where it can be applied. */
export function filterLacks(
  filter: NamedFilter,
  questions: readonly Pick<Question, 'options'>[],
  respondents: readonly Respondent[],
  tags: readonly Pick<AnswerTag, 'id'>[],
): FilterLack[] {
  const groups = conditionsOf(filter)
  if (!groups) return [{ kind: 'unknown' }]
  const fields = new Set(respondents.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  const lacks = groups.flat().flatMap((condition): FilterLack[] => {
    if (condition.kind === 'field' || condition.kind === 'number')
      return fields.has(condition.name) ? [] : [{ kind: 'field', name: condition.name }]
    const { item } = condition
    if (condition.kind === 'tag' && condition.tags.some((id) => !tags.some((tag) => tag.id === id)))
      return [{ kind: 'tag' }]
    if (item === null) return []
    const question = questions[item]
    if (!question) return [{ kind: 'item', item }]
    const isGone =
      condition.kind === 'answer' && condition.options.some((option) => option >= question.options.length)
    return isGone ? [{ kind: 'option', item }] : []
  })
  return lacks.filter(
    (lack, at) => lacks.findIndex((each) => JSON.stringify(each) === JSON.stringify(lack)) === at,
  )
}
