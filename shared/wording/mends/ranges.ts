import type { WordedItem } from '../finding.ts'
import { readItem } from '../item-context.ts'
import { isContinuous } from '../options/continuous.ts'
import { endsBelow, numberRanges, type OptionRange, rangeFaults } from '../options/number-ranges.ts'
import type { Mender } from './mender.ts'
import { numbersIn, withLessThan, withNumber } from './range-texts.ts'
import { keptOptions, withOptions } from './texts.ts'

/** As many steps as there can be faults in a list of options. */
const MOST_STEPS = 20
/** Times of day are not written as numbers are. */
const CLOCK = /(?:what time|quelle heure)/iu

/**
 * Closes gaps and overlaps between ranges: of two neighbours the upper one begins where the lower one ends. Quantities
 * that can be divided get "less than", counted things the next whole number, and so does a list of whole numbers that has
 * no border in two ranges. Ranges out of order are put in order.
 */
export const mendRanges: Mender = (item) => {
  if (CLOCK.test(item.stem) || isPair(item)) return []
  const ordered = inOrder(item)
  const texts = closed({ ...item, options: ordered.map((from) => item.options[from] ?? '') })
  if (texts === null) return []
  const kept = keptOptions(item)
  const options = ordered.map((from, at) => ({ from: kept[from]?.from ?? null, text: texts[at] ?? '' }))
  return [withOptions(item, 'change_options', options)]
}

/** Whether it has two ranges that overlap by more than a border: they may be two answers of which one is right. */
function isPair(item: WordedItem): boolean {
  const [one, other, third] = numberRanges(readItem(item))
  return third === undefined && one !== undefined && other !== undefined && other.low < one.high
}

/** The positions of the options with the ranges in ascending order, where they neither rise nor fall; others stay. */
function inOrder(item: WordedItem): number[] {
  const places = item.options.map((_, at) => at)
  // "None" has no place among numbers of its own: it stays where it is.
  const ranges = numberRanges(readItem(item)).filter(({ index }) => /\d/u.test(item.options[index] ?? ''))
  const sorted = ranges.toSorted((one, other) => startOf(one) - startOf(other)).map(({ index }) => index)
  const slots = sorted.toSorted((one, other) => one - other)
  if (sorted.join() === slots.join() || sorted.toReversed().join() === slots.join()) return places
  for (const [at, slot] of slots.entries()) places[slot] = sorted[at] ?? slot
  return places
}

/** Where a range belongs among the others: zero alone comes before "less than 5", which has no lower end. */
function startOf({ single, low, high }: OptionRange): number {
  return !single && low === Number.NEGATIVE_INFINITY && high > 0 ? Number.MIN_VALUE : low
}

/** The options without gaps and overlaps; null where one cannot be closed for certain. */
function closed(given: WordedItem): string[] | null {
  let item = given
  const below = isBelow(given)
  const continuous = isContinuous(given.stem, given.options, given.lang)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const read = readItem(item)
    const open = read.options.some((option) => option.kind === 'other')
    const fault = rangeFaults(numberRanges(read), open, continuous)[0]
    if (!fault) {
      if (step === 0) return [...item.options]
      return item.options.join() === given.options.join() ? null : below ? lastBelow(item) : [...item.options]
    }
    const changed = mended(item, fault.lower, fault.upper, below)
    if (changed === null) return null
    item = { ...item, options: changed }
  }
  return null
}

/**
 * Whether all ranges of the list are to end below the next one: they measure, and are not written as whole numbers
 * throughout ("0–999", "1000–1999") or as ranges above a limit ("more than 5 to 10").
 */
function isBelow(item: WordedItem): boolean {
  if (!isContinuous(item.stem, item.options, item.lang)) return false
  const ranges = numberRanges(readItem(item))
  if (ranges.some(({ low, high, lowIn }) => !lowIn && Number.isFinite(low) && Number.isFinite(high)))
    return false
  const bands = ranges.filter(({ single }) => !single)
  const neighbours = bands.slice(1).flatMap((upper, at) => {
    const lower = bands[at]
    return lower?.highIn && upper.lowIn ? [{ lower, upper }] : []
  })
  if (bands.some(endsBelow) || neighbours.some(({ lower, upper }) => lower.high === upper.low)) return true
  return !neighbours.some(({ lower, upper }) => Math.round((upper.low - lower.high) / lower.highStep) === 1)
}

/**
 * The options with their last border written as others are: « 2000 à moins de 4000 » and « 4000 ou plus » for
 * « 2000 à 4000 » and « Plus de 4000 ». They stay as they are where that cannot be written for certain.
 */
function lastBelow(item: WordedItem): string[] {
  const texts = [...item.options]
  const ranges = numberRanges(readItem(item))
  const [upper, lower] = ranges.toReversed()
  const isOther =
    ranges.some(endsBelow) &&
    lower?.highIn &&
    !lower.single &&
    upper &&
    !upper.lowIn &&
    lower.high === upper.low
  if (!isOther) return texts
  const less = withLessThan(texts[lower.index] ?? '', item.lang)
  const more = inclusive(texts[upper.index] ?? '', item)
  if (less !== null && more !== null) {
    texts[lower.index] = less
    texts[upper.index] = more
  }
  return texts
}

/**
 * The options after the border between two neighbouring ranges was moved; null where no way of writing it is certain.
 */
function mended(item: WordedItem, lower: OptionRange, upper: OptionRange, below: boolean): string[] | null {
  const texts = [...item.options]
  const [low, high] = [texts[lower.index] ?? '', texts[upper.index] ?? '']
  const unit = upper.factor
  // Different units ("60 minutes" and "an hour") cannot be told apart by their numbers.
  if (lower.factor !== unit || numbersIn(high).length === 0) return null
  if (!Number.isFinite(lower.high)) return null
  const border = lower.high / unit
  const next = (changed: string | null, at: number) => {
    if (changed === null) return null
    texts[at] = changed
    return texts
  }
  if (below && lower.highIn && upper.lowIn && !lower.single && !upper.single && lower.high < upper.high) {
    // "10 to 20" and "25 to 30", or "15 to 30": the lower one ends below 20, where the upper one begins.
    const ended = withLessThan(low, item.lang)
    const begun = lower.high === upper.low ? high : withNumber(high, 'low', border)
    if (ended === null || begun === null) return null
    texts[lower.index] = ended
    texts[upper.index] = begun
    return texts
  }
  if (isContinuous(item.stem, texts, item.lang)) {
    // "10 to 20" and "20 to 30": the lower one ends below the value at which the upper one begins.
    if (lower.highIn && upper.lowIn && lower.high === upper.low && !lower.single)
      return next(withLessThan(low, item.lang), lower.index)
    if (!lower.highIn && upper.lowIn) return next(withNumber(high, 'low', border), upper.index)
    if (lower.high === upper.low) return next(inclusive(high, item), upper.index)
  }
  if (lower.highIn && !upper.lowIn && lower.high < upper.low) {
    // "5 to 9" and "More than 10": the ten belongs to the upper one.
    const isNext = Number.isInteger(border) && upper.low / unit === border + 1
    return next((isNext ? inclusive(high, item) : null) ?? withNumber(high, 'low', border), upper.index)
  }
  if (!lower.highIn && upper.lowIn) return next(withNumber(high, 'low', border), upper.index)
  if (!lower.highIn && !upper.lowIn && lower.high === upper.low)
    return next(inclusive(high, item), upper.index)
  if (!Number.isInteger(border) || upper.single) return upper.single ? beforeSingle(item, lower, upper) : null
  if (!lower.highIn || !upper.lowIn) return null
  const begin = border + 1
  if (upper.high / unit < begin) return null
  // "4 to 4" would be an odd way to write a single value.
  if (upper.high / unit === begin) return null
  return next(withNumber(high, 'low', begin), upper.index)
}

/** A gap before a single value is closed by the range below it, which then ends one lower. */
function beforeSingle(item: WordedItem, lower: OptionRange, upper: OptionRange): string[] | null {
  const end = upper.low / upper.factor - 1
  if (lower.single || lower.low >= end || !Number.isInteger(end)) return null
  const text = withNumber(item.options[lower.index] ?? '', 'high', end)
  return text === null ? null : item.options.map((option, at) => (at === lower.index ? text : option))
}

/** « Plus de 10 » as « 10 ou plus », "Over 55" as "55 or over"; null for other ways of writing. */
function inclusive(text: string, { lang, stem }: WordedItem): string | null {
  const found = (
    lang === 'fr' ? /^(?:Plus de|Plus d['’]) ?(?<rest>\d.*)$/iu : /^(?:More than|Over) (?<rest>[$£€]?\d.*)$/iu
  ).exec(text.trim())?.groups
  const more = lang === 'fr' ? 'ou plus' : /(?<!\p{L})(?:old|age)/iu.test(stem) ? 'or over' : 'or more'
  return found?.rest === undefined ? null : `${found.rest} ${more}`
}
