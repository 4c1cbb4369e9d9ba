import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bySize } from '../../../shared/analysis/option-order.ts'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'

function tableOf(counts: readonly (number | null)[]): Tabulation {
  const options = counts.map((count, option) => ({ option, count, percentage: null }))
  return {
    source: 'counts',
    options,
    base: null,
    blank: null,
    unread: null,
    missing: null,
    respondents: null,
  }
}
const order = (counts: readonly (number | null)[], waysOut: readonly number[] = []) =>
  bySize(tableOf(counts), waysOut).options.map(({ option }) => option)

it('puts the largest first, what nobody chose before what is unknown, and ways out last', () => {
  expect(order([3, 9, 0, null, 3])).toEqual([1, 0, 4, 2, 3])
  expect(order([3, 50, 9, 60], [1, 3])).toEqual([2, 0, 1, 3])
})

it('goes by percentages where only these came', () => {
  const table = tableOf([null, null])
  const options = table.options.map((tally, at) => ({ ...tally, percentage: at === 0 ? 40 : 60 }))
  expect(bySize({ ...table, options }, []).options.map(({ option }) => option)).toEqual([1, 0])
})

it('keeps every option with its numbers', () => {
  const counts = fc.array(fc.option(fc.nat(9)), { maxLength: 12 })
  fc.assert(
    fc.property(counts, fc.array(fc.nat(12)), (each, waysOut) => {
      const table = tableOf(each)
      const { options } = bySize(table, waysOut)
      expect(options.toSorted((a, b) => a.option - b.option)).toEqual(table.options)
    }),
  )
})
