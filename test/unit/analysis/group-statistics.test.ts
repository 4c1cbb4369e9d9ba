import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PersonaGroup } from '../../../shared/analysis/group-personas.ts'
import { statisticsByGroup } from '../../../shared/analysis/group-statistics.ts'
import { numberStatistics } from '../../../shared/analysis/numeric/number-statistics.ts'
import type { FilterCondition } from '../../../shared/models/results-filter.ts'
import { anyAmong } from './sample-results.ts'

const condition: FilterCondition = { kind: 'field', name: 'sexe', values: ['F'], not: false }
const group = (members: readonly boolean[]): PersonaGroup => ({ condition, members })

it('tells statistics of everybody, of each group and of those in none', () => {
  const numbers = [6, 8, null, 7, 4, 9]
  const women = group([true, true, true, false, false, false])
  const men = group([false, false, false, true, true, false])
  const personas = [0, 1, 2, 3, 4, 5]
  expect(statisticsByGroup(personas, numbers, [women, men, group([])])).toMatchObject({
    total: { base: 5, mean: 6.8, median: 7 },
    columns: [
      { base: 2, mean: 7, median: 7, spread: Math.SQRT2 },
      { base: 2, mean: 5.5 },
      // Nobody is in it.
      null,
    ],
    ungrouped: { base: 1, mean: 9, spread: null },
  })
  // A filter keeps one of the women, and nobody who is in no group.
  expect(statisticsByGroup(personas, numbers, [women, men], new Set([1, 2, 3, 4]))).toMatchObject({
    total: { base: 3 },
    columns: [{ base: 1, mean: 8 }, { base: 2 }],
    ungrouped: null,
  })
})

it('counts a persona in each of its groups, and once in the total', () => {
  const both = [group([true, true]), group([true, false])]
  expect(statisticsByGroup([0, 1], [2, 4], both)).toMatchObject({
    ...{
      total: { base: 2, mean: 3 },
      columns: [
        { base: 2, mean: 3 },
        { base: 1, mean: 2 },
      ],
      ungrouped: null,
    },
  })
})

/** Up to thirteen personas, each in one of three groups or in none. */
const anyPersonas = fc.array(
  fc.record({
    number: fc.option(fc.integer({ min: -400, max: 4000 }).map((tenths) => tenths / 10)),
    at: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 13 },
)

it('has bases that add up, and means whose weighted mean is that of everybody', () => {
  fc.assert(
    fc.property(anyPersonas, anyAmong, (people, among) => {
      const numbers = people.map(({ number }) => number)
      const groups = [0, 1, 2].map((each) => group(people.map(({ at }) => at === each)))
      const personas = people.map((_, place) => place)
      const { total, columns, ungrouped } = statisticsByGroup(personas, numbers, groups, among)
      const parts = [...columns, ungrouped].filter((part) => part !== null)
      const counted = numbers.filter((number, place) => number !== null && (among?.has(place) ?? true))
      expect(total?.base ?? 0).toBe(counted.length)
      expect(parts.reduce((sum, { base }) => sum + base, 0)).toBe(counted.length)
      const weighted = parts.reduce((sum, { base, mean }) => sum + base * mean, 0)
      if (total) expect(weighted / total.base).toBeCloseTo(total.mean, 8)
      // The sum of squares of all is that within the groups and that of their means (analysis of variance).
      const within = parts.reduce((sum, { base, spread }) => sum + (base - 1) * (spread ?? 0) ** 2, 0)
      const between = parts.reduce((sum, { base, mean }) => sum + base * (mean - (total?.mean ?? 0)) ** 2, 0)
      if (total) expect(within + between).toBeCloseTo((total.base - 1) * (total.spread ?? 0) ** 2, 4)
    }),
  )
})

it('gives the statistics of one group as those of its numbers alone', () => {
  fc.assert(
    fc.property(anyPersonas, (people) => {
      const members = people.map(({ at }) => at === 0)
      const own = people.flatMap(({ number, at }) => (at === 0 && number !== null ? [number] : []))
      const { columns } = statisticsByGroup(
        people.map((_, place) => place),
        people.map(({ number }) => number),
        [group(members)],
      )
      expect(columns).toEqual([numberStatistics(own)])
    }),
  )
})
