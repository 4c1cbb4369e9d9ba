import { traitOf } from '../census/read-traits.ts'
import type { BandLimits } from '../models/annotations.ts'

/** The ages at which the usual bands of adults begin. */
export const USUAL_AGE_LIMITS: readonly number[] = [18, 25, 35, 50, 65]

/** A range of numbers: at least `min` and less than `below`; null: no such limit. */
export interface Band {
  min: number | null
  below: number | null
}

const BANDS = 5

/** A field whose values are numbers, such as ages, with the numbers of all personas who have it. */
export interface NumberField {
  name: string
  numbers: readonly number[]
}

/** Where the bands of a field begin by default: the usual limits for ages, round numbers for anything else. */
export function usualLimits({ name, numbers }: NumberField): readonly number[] {
  return traitOf(name) === 'age' ? USUAL_AGE_LIMITS : roundLimits(numbers)
}

/** Where the bands of a field begin: the person's own limits, or else the default ones. */
export function limitsOf(field: NumberField, own: BandLimits): readonly number[] {
  return ownLimits(field.name, own) ?? usualLimits(field)
}

/** The person's own limits for a field; null where there are none. */
export function ownLimits(name: string, own: BandLimits): readonly number[] | null {
  return Object.hasOwn(own, name) ? (own[name] ?? null) : null
}

/** The bands between limits, including one below the first limit and one from the last limit on. */
export function bandsBetween(limits: readonly number[]): Band[] {
  const sorted = [...new Set(limits)].sort((a, b) => a - b)
  return [...sorted, null].map((below, place) => ({ min: sorted[place - 1] ?? null, below }))
}

/**
 * Whether a band may be named by the last number in it, as "25–34": where numbers have fractions, 34.5 is in it too.
 *
 * @param hasFractions whether a number of the field is not whole
 */
export function isNamedByLast({ min, below }: Band, hasFractions: boolean): boolean {
  return !hasFractions && Number.isInteger(min) && Number.isInteger(below)
}

/** Limits at round numbers that divide these numbers into about five bands; none where all numbers are equal. */
export function roundLimits(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  if (!(most > least)) return []
  const step = roundUp((most - least) / BANDS)
  const first = Math.floor(least / step) + 1
  const count = Math.ceil(most / step) - first
  return Array.from({ length: Math.max(0, count) }, (_, place) => withoutNoise((first + place) * step))
}

/** The smallest of 1, 2 or 5 times a power of ten that is at least `value`. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return withoutNoise(([1, 2, 5].find((times) => times * power >= value) ?? 10) * power)
}

/** The value without floating-point noise in its last digits. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12))
}
