import type { FilterCondition, FilterGroups } from '../models/results-filter.ts'

/** The field, item or words that a condition is about. Conditions of one subject say "this value", "that value" of it. */
function subjectOf(condition: FilterCondition): string {
  const { kind } = condition
  return kind === 'field' || kind === 'number' ? `field/${condition.name}` : `${kind}/${condition.item}`
}

/** Whether two conditions ask for the same. */
export function isSameCondition(one: FilterCondition, other: FilterCondition): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The conditions with one more, which must hold as well. */
export function addCondition(groups: FilterGroups, condition: FilterCondition): FilterGroups {
  const isThere = groups.some(
    ([only, ...others]) => only && others.length === 0 && isSameCondition(only, condition),
  )
  return isThere ? groups : [...groups, [condition]]
}

/**
 * What a click on a value does: the first click keeps whoever has it, a click on another value of the same subject keeps
 * these too, a click on a value that is kept lets it go.
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
 * Keeps exactly these: what was asked of the same subjects before is let go. What a click on a cell of a table does. Tags and
 * words that were asked for stay: an answer may have them beside those of the cell, and the cell counts such answers alone.
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

/** Kinds of conditions of which several of one subject can hold of one answer. */
const SEVERAL: readonly FilterCondition['kind'][] = ['tag', 'words']

/** A place in a filter: which group, and which of its conditions. */
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

/** The filter with one condition turned round. */
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

/** Turns the "and" or the "or" before a condition into the other; the first condition of all has none. */
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

/** What is left of a condition once the values of another one of the same subject are taken out; nothing: empty. */
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

/** A group that also keeps what one more condition of the same subject does. */
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
