import { findingInOptions, type Rule } from '../item-context.ts'
import { loneDuration, nestedPeriod } from '../options/calendar-periods.ts'
import { numberRanges, rangeFaults } from '../options/number-ranges.ts'

/** A value that belongs to two options. */
export const rangeOverlap: Rule = (item) => {
  const fault = rangeFaults(numberRanges(item)).find((found) => found.kind === 'overlap')
  const index = fault?.index ?? nestedPeriod(item)
  return index === null ? [] : [findingInOptions('range_overlap', index)]
}

/** A value or range between two options that belongs to no option. */
export const rangeGap: Rule = (item) => {
  const open = item.options.some((option) => option.kind === 'other')
  const fault = rangeFaults(numberRanges(item), open).find((found) => found.kind === 'gap')
  const index = fault?.index ?? loneDuration(item)
  return index === null ? [] : [findingInOptions('range_gap', index)]
}
