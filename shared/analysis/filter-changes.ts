import type { FilterCondition, FilterGroups } from '../models/results-filter.ts'

/**
 * The subject of a condition: its field, or its kind and item. Conditions of one subject ask for different values of
 * it.
 */
function subjectOf(condition: FilterCondition): string {
  const { kind } = condition
  return kind === 'field' || kind === 'number' ? `field/${condition.name}` : `${kind}/${condition.item}`
}

/** Whether two conditions are equal. */
export function isSameCondition(one: FilterCondition, other: FilterCondition): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The filter with one more condition that must hold too. */
export function addCondition(groups: FilterGroups, condition: FilterCondition): FilterGroups {
  const isThere = groups.some(
    ([only, ...others]) => only && others.length === 0 && isSameCondition(only, condition),
  )
  return isThere ? groups : [...groups, [condition]]
}

/**
 * The filter after a click on a value: the first click keeps the personas who have it, a click on another value of the
 * same subject keeps those too, a click on a kept value removes it.
 */
export function toggleCondition(groups: FilterGroups, condition: FilterCondition): FilterGroups {
  const at = groups.findIndex((group) =>
    group.every((each) => !each.not && subjectOf(each) === subjectOf(condition)),
  )
  const group = groups[at]
  if (!group) return [...groups, [condition]]
  const left = group.flatMap((each) => withoutValues(each, condition))
  const wasThere = JSON.stringify(left) !== JSON.stringify(group)
  return wasThere
    ? groups.flatMap((each, place) => (place !== at ? [each] : left.length > 0 ? [left] : []))
    : groups.map((each, place) => (place === at ? joined(each, condition) : each))
}

/**
 * The filter after a click on a cell of a table: these conditions replace earlier ones on the same subjects. Earlier
 * conditions on tags and words stay: an answer can have several of them, and the cell only counts answers that do.
 */
export function replaceConditions(
  groups: FilterGroups,
  conditions: readonly FilterCondition[],
): FilterGroups {
  const subjects = new Set(conditions.filter(({ kind }) => !SEVERAL.includes(kind)).map(subjectOf))
  const isAskedAgain = (asked: FilterCondition) =>
    subjects.has(subjectOf(asked)) || conditions.some((each) => isSameCondition(each, asked))
  const others = groups.filter((group) => !group.every(isAskedAgain))
  return [...others, ...conditions.map((condition) => [condition])]
}

/** Kinds of conditions of which several on one subject can hold for the same answer. */
const SEVERAL: readonly FilterCondition['kind'][] = ['tag', 'words']

/** A condition's place in a filter: index of its group, and its index in the group. */
export interface ConditionPlace {
  group: number
  condition: number
}

/** The filter without one condition. */
export function removeCondition(
  groups: FilterGroups,
  { group: at, condition }: ConditionPlace,
): FilterGroups {
  return groups
    .map((group, place) => (place === at ? group.filter((_, each) => each !== condition) : group))
    .filter((group) => group.length > 0)
}

/** The filter with one condition negated. */
export function negateCondition(
  groups: FilterGroups,
  { group: at, condition }: ConditionPlace,
): FilterGroups {
  return groups.map((group, place) =>
    place === at
      ? group.map((each, order) => (order === condition ? { ...each, not: !each.not } : each))
      : group,
  )
}

/** Switches between "and" and "or" before a condition; the first condition of all has neither. */
export function rejoinCondition(
  groups: FilterGroups,
  { group: at, condition }: ConditionPlace,
): FilterGroups {
  const group = groups[at] ?? []
  const before = groups[at - 1]
  if (condition > 0)
    return [
      ...groups.slice(0, at),
      group.slice(0, condition),
      group.slice(condition),
      ...groups.slice(at + 1),
    ]
  return before ? [...groups.slice(0, at - 1), [...before, ...group], ...groups.slice(at + 1)] : groups
}

/** A condition without the values of another one on the same subject; an empty list where no value is left. */
function withoutValues(from: FilterCondition, condition: FilterCondition): FilterCondition[] {
  if (from.kind === 'field' && condition.kind === 'field') {
    const values = from.values.filter((value) => !condition.values.includes(value))
    return values.length > 0 ? [{ ...from, values }] : []
  }
  if (from.kind === 'answer' && condition.kind === 'answer') {
    const options = from.options.filter((option) => !condition.options.includes(option))
    const without = from.without.filter((state) => !condition.without.includes(state))
    return options.length + without.length > 0 ? [{ ...from, options, without }] : []
  }
  if (from.kind === 'tag' && condition.kind === 'tag') {
    const tags = from.tags.filter((tag) => !condition.tags.includes(tag))
    return tags.length > 0 ? [{ ...from, tags }] : []
  }
  return isSameCondition(from, condition) ? [] : [from]
}

/** Kinds of conditions that ask for one of several values. */
const OF_VALUES: readonly FilterCondition['kind'][] = ['field', 'answer', 'tag']

/** The group with the values of one more condition on the same subject. */
function joined(group: readonly FilterCondition[], condition: FilterCondition): FilterCondition[] {
  const at = group.findIndex(({ kind }) => kind === condition.kind && OF_VALUES.includes(kind))
  const one = group[at]
  if (one?.kind === 'field' && condition.kind === 'field')
    return group.with(at, { ...one, values: [...one.values, ...condition.values] })
  if (one?.kind === 'tag' && condition.kind === 'tag')
    return group.with(at, { ...one, tags: [...one.tags, ...condition.tags] })
  if (one?.kind === 'answer' && condition.kind === 'answer')
    return group.with(at, {
      ...one,
      options: [...one.options, ...condition.options].sort((a, b) => a - b),
      without: [...one.without, ...condition.without],
    })
  return [...group, condition]
}
