import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberBins } from '../../../../shared/analysis/numeric/number-bins.ts'
import { numberStatistics, quantile } from '../../../../shared/analysis/numeric/number-statistics.ts'

const anyNumbers = fc.array(
  fc.oneof(
    fc.integer({ min: -50, max: 50 }),
    fc.integer({ min: 0, max: 1e9 }),
    fc.integer({ min: 123_456_789_011, max: 123_456_789_019 }).map((tenths) => tenths / 10),
    fc.integer({ min: 0, max: 99 }).map((part) => Number(`9876543210.${String(part).padStart(10, '0')}`)),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((number) => Math.round(number * 100) / 100 + 0),
  ),
  { minLength: 1, maxLength: 120 },
)
const near = (value: number, scale: number) => Math.abs(value) <= 1e-9 * Math.max(1, scale)

it('tells statistics by hand', () => {
  expect(numberStatistics([])).toBeNull()
  expect(numberStatistics([4])).toEqual({
    ...{ base: 1, mean: 4, spread: null, least: 4, lower: 4, median: 4, upper: 4, most: 4 },
  })
  // As R: quantile(c(1, 2, 4, 8), c(.25, .5, .75)) is 1.75, 3, 5; sd is 3.095696.
  expect(numberStatistics([8, 1, 4, 2])).toMatchObject({
    ...{ base: 4, mean: 3.75, least: 1, lower: 1.75, median: 3, upper: 5, most: 8 },
    spread: expect.closeTo(3.095696, 6),
  })
})

it('agrees with the definitions, written in another way', () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const told = numberStatistics(numbers)
      const n = numbers.length
      const sorted = numbers.toSorted((a, b) => a - b)
      const scale = Math.max(...numbers.map(Math.abs))
      expect(near((told?.mean ?? 0) * n - numbers.reduce((a, b) => a + b, 0), scale * n)).toBe(true)
      // The sample variance is half of the mean squared difference of two of the numbers.
      let pairs = 0
      for (const one of numbers) for (const other of numbers) pairs += (one - other) ** 2
      const variance = n > 1 ? pairs / (2 * n * (n - 1)) : null
      if (variance === null) expect(told?.spread).toBeNull()
      else expect(near((told?.spread ?? 0) ** 2 - variance, scale ** 2)).toBe(true)
      // Type 7: the sorted numbers lie at 0, 1 / (n - 1) … 1, and quantiles on the line through them.
      for (const at of sorted.keys())
        if (n > 1) expect(near(quantile(sorted, at / (n - 1)) - (sorted[at] ?? 0), scale * 100)).toBe(true)
      const order = [told?.least, told?.lower, told?.median, told?.upper, told?.most].map((each) => each ?? 0)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect([told?.least, told?.most]).toEqual([Math.min(...numbers), Math.max(...numbers)])
      expect(told?.mean).toBeGreaterThanOrEqual(told?.least ?? 0)
      expect(told?.mean).toBeLessThanOrEqual(told?.most ?? 0)
    }),
  )
})

it('turns quartiles around with the numbers', () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const [one, other] = [numberStatistics(numbers), numberStatistics(numbers.map((number) => -number))]
      const scale = Math.max(...numbers.map(Math.abs))
      expect(near((one?.lower ?? 0) + (other?.upper ?? 0), scale)).toBe(true)
    }),
  )
})

it('has each number in one bar of a histogram without gaps', () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const { bins, isSingle } = numberBins(numbers)
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length)
      expect(bins.length).toBeLessThanOrEqual(13)
      for (const [at, { min, below, count }] of bins.entries()) {
        expect(numbers.filter((number) => number >= min && number < below)).toHaveLength(count)
        expect(below).toBeGreaterThan(min)
        if (at > 0) expect(min).toBe(bins[at - 1]?.below)
        if (isSingle) expect(below).toBe(min + 1)
      }
      expect(bins[0]?.count).toBeGreaterThan(0)
      expect(bins.at(-1)?.count).toBeGreaterThan(0)
    }),
  )
})

it('chooses bars that one would choose', () => {
  const ends = (numbers: number[]) => numberBins(numbers).bins.map(({ min, below }) => [min, below])
  expect(ends([0, 1, 3])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  expect(ends([6.5, 7, 8.5])).toEqual([
    [6.5, 7],
    [7, 7.5],
    [7.5, 8],
    [8, 8.5],
    [8.5, 9],
  ])
  expect(ends([18, 25, 40, 63, 71])[0]).toEqual([0, 20])
  expect(ends([7.5, 7.5])).toEqual([[7, 8]])
  expect(ends([1200, 1200])).toEqual([[1200, 1201]])
  expect(ends([])).toEqual([])
  // The digits do not suffice for bars of 0.02.
  expect(ends([12345678901.1, 12345678901.2])).toEqual([
    [12345678901.1, 12345678901.2],
    [12345678901.2, 12345678901.3],
  ])
  expect(ends([12345678901.123, 12345678901.124])).toEqual([[12345678901.1, 12345678901.2]])
  expect(ends([0.1, 0.3])).toEqual([
    [0.1, 0.15],
    [0.15, 0.2],
    [0.2, 0.25],
    [0.25, 0.3],
    [0.3, 0.35],
  ])
})
