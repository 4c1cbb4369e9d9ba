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

/**
 * The bars of a histogram, from that of the least number to that of the greatest, empty ones between them included; none
 * without numbers. All are equally wide. Whole numbers that lie close together have a bar each. Otherwise the width is
 * 1, 2 or 5 times a power of ten, such that there are about 1 + log₂ n bars (Sturges' rule), and bars begin at
 * multiples of it. Each number is in one bar.
 */
export function numberBins(numbers: readonly number[]): Histogram {
  const least = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  if (numbers.length === 0) return { bins: [], isSingle: false }
  const isWhole = numbers.every(Number.isInteger)
  const isSingle = isWhole && most - least < MOST_SINGLE
  const aim = Math.min(BARS.most, Math.max(BARS.least, Math.ceil(1 + Math.log2(numbers.length))))
  const width = isSingle
    ? 1
    : most > least
      ? stepOf((most - least) / aim, isWhole)
      : stepOf(Math.abs(most) / 10, isWhole)
  const placeOf = (number: number) => Math.floor(withoutNoise(number / width))
  const first = placeOf(least)
  const bins = Array.from({ length: placeOf(most) - first + 1 }, (_, at): NumberBin => {
    const [min, below] = [first + at, first + at + 1].map((place) => withoutNoise(place * width))
    return { min: min ?? 0, below: below ?? 0, count: 0 }
  })
  for (const number of numbers) {
    const bin = bins[placeOf(number) - first]
    if (bin) bin.count += 1
  }
  return { bins, isSingle }
}

/** A round width that is at least `value`, and at least 1 for whole numbers. */
function stepOf(value: number, isWhole: boolean): number {
  return value > 0 ? Math.max(isWhole ? 1 : 0, roundUp(value)) : 1
}
