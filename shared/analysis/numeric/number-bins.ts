import { roundUp, withoutNoise } from '../number-bands.ts'

/** A bar of a histogram: numbers from `min` on and less than `below`. */
export interface NumberBin {
  min: number
  below: number
  count: number
}

export interface Histogram {
  bins: readonly NumberBin[]
  /** Whether each bar is one whole number. */
  isSingle: boolean
}

/** Up to as many whole numbers have a bar each. */
const MOST_SINGLE = 12
/** Bars aimed at, at least and at most. */
const BARS = { least: 5, most: 10 }
/** The digits of a number without noise (see `withoutNoise`), and the most decimals of an answer. */
const SURE_DIGITS = 12
const MOST_DECIMALS = 10

/**
 * The bars of a histogram, from that of the least number to that of the greatest, empty ones between them included; none
 * without numbers. All are equally wide. Whole numbers that lie close together have a bar each. Otherwise the width is
 * 1, 2 or 5 times a power of ten, such that there are about 1 + log₂ n bars (Sturges' rule), and bars begin at
 * multiples of it. Bars of numbers with very many digits are wider, so that their ends differ as they are shown. Each
 * number is in one bar.
 */
export function numberBins(numbers: readonly number[]): Histogram {
  const least = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  if (numbers.length === 0) return { bins: [], isSingle: false }
  const isWhole = numbers.every(Number.isInteger)
  const isSingle = isWhole && most - least < MOST_SINGLE
  const aim = Math.min(BARS.most, Math.max(BARS.least, Math.ceil(1 + Math.log2(numbers.length))))
  const finest = finestOf(Math.max(Math.abs(least), Math.abs(most)))
  const spread = most > least ? (most - least) / aim : Math.abs(most) / 10
  const width = isSingle ? 1 : Math.max(finest, stepOf(spread, isWhole))
  const startOf = (place: number) => withoutNoise(place * width)
  const placeOf = (number: number) => {
    const place = Math.floor(number / width)
    // The quotient may be on the other side of a whole number.
    if (number < startOf(place)) return place - 1
    return number >= startOf(place + 1) ? place + 1 : place
  }
  const first = placeOf(least)
  const bins = Array.from({ length: placeOf(most) - first + 1 }, (_, at): NumberBin => {
    return { min: startOf(first + at), below: startOf(first + at + 1), count: 0 }
  })
  for (const number of numbers) {
    const bin = bins[placeOf(number) - first]
    if (bin) bin.count += 1
  }
  return { bins, isSingle }
}

/** The least width at which neighbouring bars of numbers up to `most` differ in the digits that are told of them. */
function finestOf(most: number): number {
  const digits = most > 0 ? Math.floor(Math.log10(most)) + 1 : 0
  return withoutNoise(10 ** Math.max(-MOST_DECIMALS, digits - SURE_DIGITS))
}

/** A round width that is at least `value`, and at least 1 for whole numbers. */
function stepOf(value: number, isWhole: boolean): number {
  return value > 0 ? Math.max(isWhole ? 1 : 0, roundUp(value)) : 1
}
