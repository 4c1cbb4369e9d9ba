import type { Persona } from '../panel/persona.ts'
import { keyOf, unit } from '../random.ts'
import type { Reading } from './effects/planted.ts'
import { effects } from './effects/sizes.ts'
import { chanceOf, stanceToday } from './retest.ts'
import type { OptionSet } from './scales/option-set.ts'
import { distanceTo, type RangeOption } from './scales/ranges.ts'

/** Added to everyone's stance where an option counts none: most people have or did few. */
const fewer = -0.5

/**
 * Chooses the range that contains the persona's number, which a leading wording moves; if two contain it, either with
 * equal chance.
 */
export function rangeChooser(set: OptionSet, reading: Reading): (persona: Persona) => number {
  const step = Math.min(...set.ranges.map(({ lowStep }) => lowStep))
  const parts = partsOf(set.ranges, step)
  const ends = [...new Set(parts.flatMap(({ from, to }) => [from, to]))]
  const led = reading.pushes
    .filter(({ effect }) => effect === 'leading')
    .reduce((sum, { towards }) => sum + towards * effects.leading * reading.leadingFactor, 0)
  const counts = set.ranges.every(({ dimension }) => dimension === '')
  const usual = counts && set.ranges.some(({ single, low }) => single && low === 0) ? fewer : 0
  const numberOf = (persona: Persona): number => {
    const share = 1 / (1 + Math.exp(-1.4 * (stanceToday(persona, reading) + led + usual)))
    const exact = numberAt(parts, share, step)
    if (unit(keyOf(chanceOf(persona, reading), 'round')) >= effects.roundNumbers) return exact
    return nearestEnd(ends, exact)
  }
  return (persona) => {
    const value = numberOf(persona)
    const nearest = Math.min(...set.ranges.map((range) => distanceTo(range, value)))
    // The number lies between the ranges: the persona takes a way out if there is one, else the nearest range.
    if (nearest > step / 2 && set.exits[0] !== undefined) return set.exits[0]
    const holding = set.ranges.filter((range) => distanceTo(range, value) === nearest)
    const split = unit(keyOf(chanceOf(persona, reading), 'split'))
    const which = reading.splits ? Math.floor(split * holding.length) : 0
    return holding[which]?.place ?? 0
  }
}

/** The bound of a range that is nearest to a number: the round number that people say instead of it. */
export function nearestEnd(ends: readonly number[], exact: number): number {
  const [first = exact] = ends
  return ends.reduce((near, end) => (Math.abs(end - exact) < Math.abs(near - exact) ? end : near), first)
}

/** A part of the numbers that the options speak of, and how many people have a number in it. */
interface Part {
  readonly from: number
  readonly to: number
  readonly weight: number
}

/**
 * The parts between the bounds of the ranges. As the ranges are made to divide people, and not numbers, each part has the
 * same weight however wide it is, single numbers and open ends too; a gap has that of its width.
 */
function partsOf(ranges: readonly RangeOption[], step: number): Part[] {
  const bounds = [...new Set(ranges.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite))].sort(
    (a, b) => a - b,
  )
  const [least, most] = [bounds[0] ?? 0, bounds.at(-1) ?? 0]
  const width = (most - least) / ranges.length
  // « Moins de … » is taken to reach down to 0, but by no more than one average range; « plus de … » as far up.
  const points = [
    ...(ranges.some(({ low }) => low === Number.NEGATIVE_INFINITY)
      ? [Math.min(least, Math.max(0, least - width))]
      : []),
    ...bounds,
    ...(ranges.some(({ high }) => high === Number.POSITIVE_INFINITY)
      ? [most + Math.max(width, 2 * step)]
      : []),
  ]
  const between = points.slice(1).map((to, i): Part => {
    const from = points[i] ?? to
    const middle = (from + to) / 2
    const isCovered = ranges.some((range) => distanceTo(range, middle) === 0)
    const gap = to - from <= step ? 0 : Math.min(1, (to - from) / width)
    return { from, to, weight: isCovered ? 1 : gap }
  })
  const single = ranges.filter(({ low, high }) => low === high)
  return [...between, ...single.map(({ low }) => ({ from: low, to: low, weight: 1 }))]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.from - b.from || a.to - b.to)
}

/** The number below which this share of people is, a whole one where a part holds several. */
function numberAt(parts: readonly Part[], share: number, step: number): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  let left = share * total
  for (const { from, to, weight } of parts) {
    if (left <= weight) {
      const exact = from + (to - from) * (left / weight)
      return to - from < 3 * step ? exact : Math.round(exact / step) * step
    }
    left -= weight
  }
  return parts.at(-1)?.to ?? 0
}
