import { findText } from './comparable.ts'

/** A value understood as one of an item's options; `sure` when its text says so. */
interface FoundOption {
  option: number
  sure: boolean
}

export type OptionReader = (value: unknown) => FoundOption | null

/**
 * Tells which option a value of one item means. A text that equals an option's wins. A number is an index only when
 * the item's whole column shows from where it counts: a 0 means from 0, the number of options means from 1; numbers
 * that are all option texts (a scale) are texts, unless an index reading is shown too and says otherwise.
 */
export function createOptionReader(options: readonly string[], column: Iterable<unknown>): OptionReader {
  const byText = findText(options)
  const numbers: number[] = []
  for (const value of column) {
    const index = asIndex(value)
    if (index !== null && !(typeof value === 'string' && byText(value) !== null)) numbers.push(index)
  }
  const base = findBase(numbers, options.length)
  const areTexts = numbers.length > 0 && numbers.every((number) => byText(String(number)) !== null)
  const disagree =
    base !== null && areTexts && numbers.some((number) => byText(String(number)) !== number - base)
  return (value) => {
    if (typeof value === 'string') {
      const option = byText(value)
      if (option !== null) return { option, sure: true }
    }
    const index = asIndex(value)
    if (index === null || disagree) return null
    if (areTexts) {
      const option = byText(String(index))
      return option === null ? null : { option, sure: false }
    }
    return base === null ? null : { option: index - base, sure: false }
  }
}

function asIndex(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : null
  return typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : null
}

function findBase(numbers: readonly number[], count: number): 0 | 1 | null {
  const seen = new Set(numbers)
  if (numbers.some((number) => number > count)) return null
  if (seen.has(0)) return seen.has(count) ? null : 0
  return seen.has(count) ? 1 : null
}
