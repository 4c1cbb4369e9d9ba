import type { ReadNumber } from '../words/number-cell.ts'

type Numbers = readonly (ReadNumber | null)[]

/** The sum of many shares that were rounded may reach this, in percent. */
const MOST = 105
/**
 * Numbers that add up to less than this, in percent, are not taken for shares where nothing is said of the other
 * personas.
 */
const LEAST = 50
/** Numbers under a name that speaks of counts are taken for shares only where they add up to this at least. */
const LEAST_NAMED = 94

/** Whether all are from 0 to 1 with a part between, as fractions are. */
export function isFractions(values: Numbers): boolean {
  const numbers = values.flatMap((value) => (value === null || value.isPercent ? [] : [value.number]))
  return (
    numbers.length > 0 &&
    numbers.every((number) => number <= 1) &&
    (numbers.some((number) => number > 0 && number < 1) || sumOf(numbers) === 1)
  )
}

/** Whether the numbers may be shares whose sum, with what stands for blanks, is `total`. */
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

/** Whether `shares` are those of `counts` of that base, in percent or as fractions, but for rounding. */
export function agreesWith(counts: Numbers, shares: Numbers, base: number): boolean {
  if (base <= 0 || counts.length !== shares.length) return false
  if (!shares.some((share) => share !== null && share.number > 0)) return false
  const isNear = (scale: number): boolean =>
    counts.every((count, at) => {
      const share = shares[at] ?? null
      if (count === null || share === null) return (count?.number ?? 0) === 0 && (share?.number ?? 0) === 0
      // Fractions must agree to a tenth at least: a 0 or a 1 without a decimal would otherwise agree with any count.
      const rounding = scale === 1 ? Math.min(roundingOf(share), 0.1) : roundingOf(share)
      return Math.abs((scale * count.number) / base - share.number) < rounding
    })
  return isNear(100) || isNear(1)
}

/**
 * How far a share as written may lie from the true one: by less than one in its last decimal, because shares are
 * rounded up, down or to the nearest.
 */
function roundingOf({ raw }: ReadNumber): number {
  const decimals = /[.,](\d+)/.exec(String(raw))?.[1]?.length ?? 0
  return 10 ** -decimals - 1e-9
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** The number as a percentage: a fraction times 100, anything else as it is. */
export function asPercentages(values: Numbers): (number | null)[] {
  const areFractions = isFractions(values)
  return values.map((value) =>
    value === null ? null : areFractions ? Math.round(value.number * 1e6) / 1e4 : value.number,
  )
}
