import type { ReadNumber } from '../words/number-cell.ts'

type Numbers = readonly (ReadNumber | null)[]

/** The largest sum, in percent, that rounded shares may reach. */
const MOST = 105
/** Numbers with a smaller sum, in percent, are not taken for shares where nothing is said about the other personas. */
const LEAST = 50
/** Numbers under a name of counts are taken for shares only where their sum, in percent, is at least this. */
const LEAST_NAMED = 94

/** Whether the numbers look like fractions: none above 1, and either some between 0 and 1 or a sum of 1. */
export function isFractions(values: Numbers): boolean {
  const numbers = values.flatMap((value) => (value === null || value.isPercent ? [] : [value.number]))
  return (
    numbers.length > 0 &&
    numbers.every((number) => number <= 1) &&
    (numbers.some((number) => number > 0 && number < 1) || sumOf(numbers) === 1)
  )
}

/** Whether the numbers may be shares; `total` is their sum, perhaps with the blanks. */
export function sharesFit(values: Numbers, total: number, isNamedCount: boolean): boolean {
  if (values.some((value) => value?.isPercent)) return true
  if (
    isFractions(values) &&
    total <= MOST / 100 &&
    values.some((value) => value && !Number.isInteger(value.number))
  )
    return true
  return total > (isNamedCount ? LEAST_NAMED : LEAST) && total <= MOST
}

/** Whether `shares` are the shares of `counts` on that base, as percentages or fractions, apart from rounding. */
export function agreesWith(counts: Numbers, shares: Numbers, base: number): boolean {
  if (base <= 0 || counts.length !== shares.length) return false
  if (!shares.some((share) => share !== null && share.number > 0)) return false
  const isNear = (scale: number): boolean =>
    counts.every((count, at) => {
      const share = shares[at] ?? null
      if (count === null || share === null) return (count?.number ?? 0) === 0 && (share?.number ?? 0) === 0
      // Fractions must agree at least to a tenth: otherwise a 0 or a 1 without decimals would agree with any count.
      const rounding = scale === 1 ? Math.min(roundingOf(share), 0.1) : roundingOf(share)
      return Math.abs((scale * count.number) / base - share.number) < rounding
    })
  return isNear(100) || isNear(1)
}

/**
 * The largest difference between a written share and the true one: just under one unit of its last decimal, because
 * shares are rounded up, down or to the nearest.
 */
function roundingOf({ raw }: ReadNumber): number {
  const decimals = /[.,](\d+)/.exec(String(raw))?.[1]?.length ?? 0
  return 10 ** -decimals - 1e-9
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** The numbers as percentages: fractions times 100, others as they are. */
export function asPercentages(values: Numbers): (number | null)[] {
  const areFractions = isFractions(values)
  return values.map((value) =>
    value === null ? null : areFractions ? Math.round(value.number * 1e6) / 1e4 : value.number,
  )
}
