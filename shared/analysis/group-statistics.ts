import type { PersonaGroup } from './group-personas.ts'
import type { Among } from './item-responses.ts'
import { type NumberStatistics, numberStatistics } from './numeric/number-statistics.ts'
import { partPersonas } from './part-personas.ts'

/** Statistics of numbers by groups of personas, in the order of a cross-table; null where nobody gave a number. */
export interface GroupStatistics {
  /** Of everybody who counts, in a group or not. */
  total: NumberStatistics | null
  /** One a group, in the order of the groups. */
  columns: (NumberStatistics | null)[]
  /** Of the personas in no group. */
  ungrouped: NumberStatistics | null
}

/**
 * Statistics of the numbers that personas gave, for everybody and by group. Where no persona is in two groups, the bases
 * of the groups and of those in none add up to that of everybody, and so do their means, weighted by these bases.
 *
 * @param personas every persona (see `CodedResponses.personas`)
 * @param numbers the number of each of them; null where it gave none
 * @param among the personas that count; absent means all
 */
export function statisticsByGroup(
  personas: readonly number[],
  numbers: readonly (number | null)[],
  groups: readonly PersonaGroup[],
  among?: Among,
): GroupStatistics {
  const { total, columns, ungrouped } = partPersonas(personas, groups, among)
  const of = (places: readonly number[]) => numberStatistics(places.flatMap((place) => numbers[place] ?? []))
  return { total: of(total), columns: columns.map(of), ungrouped: of(ungrouped) }
}
