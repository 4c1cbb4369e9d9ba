import { findingInOptions, type ItemContext, type Rule } from '../item-context.ts'
import { loneDuration, nestedPeriod } from '../options/calendar-periods.ts'
import { isContinuous } from '../options/continuous.ts'
import { holeInFrequencies, nestedFrequency } from '../options/frequency-scale.ts'
import { numberRanges, type RangeFault, rangeFaults } from '../options/number-ranges.ts'

/** A value that belongs to two options. */
export const rangeOverlap: Rule = (item) => {
  const fault = rangeFaults(numberRanges(item)).find(
    (found) => found.kind === 'overlap' && !areGuesses(item, found),
  )
  const index = fault?.index ?? nestedPeriod(item) ?? nestedFrequency(item)
  return index === null ? [] : [findingInOptions('range_overlap', index)]
}

/** Words by which an item asks people about themselves. */
const PERSON =
  /(?<!\p{L})(?:you|your|yours|i|my|we|our|vous|votre|vos|tu|ton|ta|tes|je|j'|mon|ma|mes|nous|notre|nos)(?!\p{L})/u

/**
 * "How long is the incubation?" with "2–14 days" and "1–7 days": answers to guess among, that share more than a limit.
 */
function areGuesses({ text }: ItemContext, { lower, upper }: RangeFault): boolean {
  return !PERSON.test(text) && lower.high > upper.low && Number.isFinite(lower.high)
}

/** A value or range between two options that belongs to no option. */
export const rangeGap: Rule = (item) => {
  const open = item.options.some((option) => option.kind === 'other')
  const continuous = isContinuous(
    item.folded.accented,
    item.answers.map(({ text }) => text),
    item.lang,
  )
  const fault = rangeFaults(numberRanges(item), open, continuous).find((found) => found.kind === 'gap')
  const index = fault?.index ?? loneDuration(item) ?? holeInFrequencies(item)?.upper.index ?? null
  return index === null ? [] : [findingInOptions('range_gap', index)]
}
