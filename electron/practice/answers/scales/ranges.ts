import { plainOption } from '../../../../shared/wording/options/read-options.ts'
import { type NumberRange, readRange } from '../../../../shared/wording/options/read-range.ts'
import type { Language } from '../text.ts'

/** An option that covers numbers, in the smallest unit of its kind, and its place among the options. */
export interface RangeOption extends NumberRange {
  readonly place: number
}

/** « Je n'en ai pas », "I have none", « Une seule »: numbers that are said without one. */
const zero =
  /^(?:je (?:n'en|n'ai|ne)\b.*\b(?:pas|aucune?|jamais)\b.*|i (?:have none|don't|do not|never)\b.*|pas de .*|aucune? .*|no [a-z]+|none .*)$/
const one = /^(?:une seule|un seul|only one|just one|one only)(?: .*)?$/

/** Words around a number of days or years that say when, and not how many. */
const beside = /^an? (?=\d)|^(?:il y a|dans|d'ici|in) (?=\d|moins|plus|less|more|over)| ago\b/gu

/** The options that are numbers or ranges of numbers, in the order offered. */
export function rangeOptions(options: readonly string[], language: Language): RangeOption[] {
  const read = options.flatMap((option, place) => {
    const text = plainOption(option).replace(/ ?\([^)]*\)$/, '')
    const plain = zero.test(text) ? '0' : one.test(text) ? '1' : text.replace(beside, '')
    const range = readRange(plain, language) ?? negative(plain)
    return range ? [{ ...range, place }] : []
  })
  return inOneUnit(read)
}

/** « 1 heure / 2 heures / 3 ou plus »: what has no unit has that of the others, where they have only one. */
function inOneUnit(ranges: readonly RangeOption[]): RangeOption[] {
  const [unit, ...more] = [
    ...new Set(ranges.filter(({ dimension }) => dimension !== '').map(({ factor }) => factor)),
  ]
  if (unit === undefined || unit === 1 || more.length > 0) return [...ranges]
  const dimension = ranges.find((range) => range.dimension !== '')?.dimension ?? ''
  return ranges.map((range) =>
    range.dimension !== ''
      ? range
      : {
          ...range,
          dimension,
          low: range.low * unit,
          high: range.high * unit,
          lowStep: range.lowStep * unit,
          highStep: range.highStep * unit,
          factor: unit,
        },
  )
}

/** "-3": a number below zero, which the wording checker has no use for. */
function negative(text: string): NumberRange | null {
  if (!/^[-−]\s?\d+(?:[.,]\d+)?$/.test(text)) return null
  const value = -Number(text.replace(/^[-−]\s?/, '').replace(',', '.'))
  return {
    low: value,
    high: value,
    lowIn: true,
    highIn: true,
    lowStep: 1,
    highStep: 1,
    dimension: '',
    single: true,
    factor: 1,
  }
}

/**
 * The place of the range that holds a value, in the unit of the ranges. Where several hold it, `chance` (0 to 1) shares
 * it evenly among them; where none does, the nearest.
 */
export function placeOfValue(
  ranges: readonly RangeOption[],
  value: number,
  chance: number,
): number | undefined {
  // Who has none says "none", and not "less than five", where both are offered.
  const none = value === 0 && ranges.some(({ single, low }) => single && low === 0)
  const open = none ? ranges.filter(({ low }) => low !== Number.NEGATIVE_INFINITY) : ranges
  const distances = open.map((range) => distanceTo(range, value))
  const least = Math.min(...distances)
  const near = open.filter((_, i) => distances[i] === least)
  return near[Math.floor(chance * near.length)]?.place
}

/** How far a value lies outside a range; 0 inside it, a hair where it is an end that the range leaves out. */
export function distanceTo({ low, high, lowIn, highIn }: NumberRange, value: number): number {
  if (value < low) return low - value
  if (value > high) return value - high
  if ((value === low && !lowIn) || (value === high && !highIn)) return 1e-9
  return 0
}
