import { plainOption } from '../../../../shared/wording/options/read-options.ts'
import { type NumberRange, readRange } from '../../../../shared/wording/options/read-range.ts'
import type { Language } from '../../text.ts'

/** An option that covers a range of numbers, in the smallest unit of its kind, with its index among the options. */
export interface RangeOption extends NumberRange {
  readonly place: number
}

/** Options that mean a number without naming it: « Je n'en ai pas », "I have none". */
const zero =
  /^(?:je (?:n'en|n'ai|ne)\b.*\b(?:pas|aucune?|jamais)\b.*|i (?:have none|don't|do not|never)\b.*|pas de .*|aucune? .*|no [a-z]+|none .*)$/
const one = /^(?:une seule|un seul|only one|just one|one only)(?: .*)?$/

/** Words around a number of days or years that make it a point in time. */
const beside = /^an? (?=\d)|^(?:il y a|dans|d'ici|in) (?=\d|moins|plus|less|more|over)| ago\b/gu

/** « D'ici 6 mois », "within a year": up to that time. */
const upTo: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:within|in (?:under|the next)) (?:the next |the (?:last|past) |an? )?(?=[^-–]*$)(?!.* (?:to|and) )/u,
    'less than ',
  ],
  [/^(?:d'ici|dans les) (?=[^-–]*$)(?!(?:plus|moins) )(?!.* (?:a|et) )(?!\d{4}$)/u, 'moins de '],
]

/** The options that are numbers or ranges of numbers, in their order. */
export function rangeOptions(options: readonly string[], language: Language): RangeOption[] {
  const read = options.flatMap((option, place) => {
    const text = plainOption(option).replace(/ ?\([^)]*\)$/, '')
    const plain = zero.test(text) ? '0' : one.test(text) ? '1' : withoutPoint(text)
    const range = readRange(plain, language) ?? negative(plain)
    return range ? [{ ...range, place }] : []
  })
  // « Je viendrai », « Je ne viendrai pas » : denials alone count nothing.
  return read.some(({ high }) => high > 0) ? inOneUnit(read) : []
}

/** A span of time up to now or from now on, as a number. */
function withoutPoint(text: string): string {
  const [words, bound] = upTo.find(([words]) => words.test(text) && /\d/.test(text)) ?? []
  return (words && bound !== undefined ? text.replace(words, bound) : text).replace(beside, '')
}

/** Gives ranges without a unit the unit of the others, if those have only one: « 1 heure / 2 heures / 3 ou plus ». */
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

/** Reads a number below zero, such as "-3", which the wording checker does not read. */
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
 * Index of the range that contains a value, in the unit of the ranges. If several do, `chance` (0 to 1) chooses evenly
 * among them; if none does, the nearest is taken.
 */
export function placeOfValue(
  ranges: readonly RangeOption[],
  value: number,
  chance: number,
): number | undefined {
  // For the value 0, an option "none" takes precedence over one such as "less than five".
  const none = value === 0 && ranges.some(({ single, low }) => single && low === 0)
  const open = none ? ranges.filter(({ low }) => low !== Number.NEGATIVE_INFINITY) : ranges
  const distances = open.map((range) => distanceTo(range, value))
  const least = Math.min(...distances)
  const near = open.filter((_, i) => distances[i] === least)
  return near[Math.floor(chance * near.length)]?.place
}

/** Distance of a value from a range: 0 inside it, and a tiny one at an end that the range excludes. */
export function distanceTo({ low, high, lowIn, highIn }: NumberRange, value: number): number {
  if (value < low) return low - value
  if (value > high) return value - high
  if ((value === low && !lowIn) || (value === high && !highIn)) return 1e-9
  return 0
}
