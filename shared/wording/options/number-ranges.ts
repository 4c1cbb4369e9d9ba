import type { ItemContext } from '../item-context.ts'
import type { NumberRange } from './read-range.ts'

/** A range and the option it was read from. */
export interface OptionRange extends NumberRange {
  /** Position in the item's options. */
  index: number
}

/** A neighbour that overlaps or leaves a gap. */
export interface RangeFault {
  kind: 'overlap' | 'gap'
  /** The upper of the two options. */
  index: number
  lower: OptionRange
  upper: OptionRange
}

/** A gap must be wider than this many steps; up to it, calendars and rounding may explain it. */
const GAP_IN_STEPS = 1.5

/**
 * The response options that are ranges of one quantity, lowest first. Empty unless most answers are ranges: a list that
 * happens to mention two years is not a scale.
 */
export function numberRanges(item: ItemContext): OptionRange[] {
  const read: OptionRange[] = []
  for (const option of item.answers) {
    if (option.range) read.push({ ...option.range, index: option.index })
  }
  const ranges = sharedUnit(read)
  const others = item.answers.filter(
    (option) => !option.range && !option.escapes && !ASIDE.test(option.text),
  ).length
  if (ranges.length < 2 || others > Math.max(1, read.length / 2)) return []
  return ranges.sort((one, other) => one.low - other.low || one.high - other.high)
}

/** Options that are not on the scale: « Je travaille chez moi », "it varies". */
const ASIDE = /^(?:je |j'|i |i'|we |nous |my |mon |ma |it |cela |ca |that )/u

/** Gives ranges without a unit the unit of the others; drops ranges that cannot be compared. */
function sharedUnit(read: readonly OptionRange[]): OptionRange[] {
  const withUnit = read.filter((range) => range.dimension !== '')
  const dimension = withUnit[0]?.dimension ?? ''
  const comparable = read.filter((range) => range.dimension === dimension || range.dimension === '')
  const factors = new Set(withUnit.map((range) => range.factor))
  if (withUnit.length === 0) return comparable
  const [factor] = factors
  if (factors.size > 1 || factor === undefined) {
    return comparable.filter((range) => range.dimension !== '' || range.high === 0)
  }
  return comparable.map((range) => (range.dimension === '' ? scaled(range, factor) : range))
}

function scaled(range: OptionRange, factor: number): OptionRange {
  return {
    ...range,
    low: range.low * factor,
    high: range.high * factor,
    lowStep: range.lowStep * factor,
    highStep: range.highStep * factor,
    factor,
  }
}

/**
 * Overlaps and gaps between neighbouring ranges. If all are single values (points of a scale, years), there are none.
 *
 * @param open whether an option such as "another length" covers all gaps
 * @param continuous whether there are values between two whole numbers
 */
export function rangeFaults(ranges: readonly OptionRange[], open = false, continuous = false): RangeFault[] {
  if (ranges.every((range) => range.single)) return []
  const isStrict = continuous && ranges.some(endsBelow)
  const faults: RangeFault[] = []
  let lower = ranges[0]
  for (const upper of ranges.slice(1)) {
    if (!lower) break
    const kind = overlaps(lower, upper)
      ? 'overlap'
      : !open && leavesGap(lower, upper, isStrict)
        ? 'gap'
        : null
    if (kind) faults.push({ kind, index: upper.index, lower, upper })
    if (upper.high >= lower.high) lower = upper
  }
  return faults
}

function overlaps(lower: OptionRange, upper: OptionRange): boolean {
  if (isZero(lower) || isZero(upper))
    return lower.high === upper.low && upper.lowIn && !bothZero(lower, upper)
  if (sameRange(lower, upper)) return false
  if (lower.high > upper.low + tolerance(lower)) return true
  return Math.abs(lower.high - upper.low) <= tolerance(lower) && lower.highIn && upper.lowIn
}

/** Whether it is zero alone. "None" with "less than 5" can still be answered; "0" with "0 to 5" is an overlap. */
function isZero(range: OptionRange): boolean {
  return range.single && range.low === 0
}

function bothZero(one: OptionRange, other: OptionRange): boolean {
  return isZero(one) && isZero(other)
}

function sameRange(one: OptionRange, other: OptionRange): boolean {
  return one.low === other.low && one.high === other.high
}

/** Whether it ends below its upper limit: "10 to less than 20". */
export function endsBelow({ low, high, highIn }: OptionRange): boolean {
  return !highIn && Number.isFinite(low) && Number.isFinite(high)
}

/**
 * @param isStrict whether other ranges say where exactly they end: beside "0 to less than 10", "10 to 20" and "21 to 30"
 *   leave 20.5 out
 */
function leavesGap(lower: OptionRange, upper: OptionRange, isStrict: boolean): boolean {
  if (isZero(lower) && upper.low === Number.NEGATIVE_INFINITY) return false
  const distance = upper.low - lower.high
  if (!Number.isFinite(distance)) return false
  const step = isZero(lower) ? upper.lowStep : lower.highStep
  if (lower.highIn && upper.lowIn && isStrict && !lower.single && !upper.single)
    return distance > tolerance(lower)
  if (lower.highIn && upper.lowIn) return distance > GAP_IN_STEPS * Math.min(step, upper.lowStep)
  if (lower.highIn) return distance > step / 2
  if (upper.lowIn) return distance > tolerance(lower)
  return distance >= -tolerance(lower)
}

function tolerance(range: OptionRange): number {
  return 1e-6 * Math.max(1, range.highStep)
}
