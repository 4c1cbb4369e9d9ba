import { findText } from '../words/comparable.ts'

/** A value understood as one of an item's options; `sure` when its text says so. */
interface FoundOption {
  option: number
  sure: boolean
}

export type OptionReader = (value: unknown) => FoundOption | null

/** How the answers of a whole reading are written. */
export interface Writing {
  /**
   * Whether some item is answered in numbers although its options are none. An answer that reads like an option which
   * is a number may then be an index as well.
   */
  usesIndexes: boolean
  /** Whether the payload leaves blanks empty, so that a 0 in it stands for no blank. */
  showsBlanks: boolean
  /** Whether the payload lists the options of the item in another order than the draft: an index says nothing then. */
  isMoved?: boolean
  /** Whether some option has the text of another one for its code: a text that is a number says nothing then. */
  areCodesTexts?: boolean
}

/**
 * Tells which option a value of one item means. A text that equals an option's wins. A number is an index only where
 * the item's whole column leaves no doubt from where it counts: the number of options is in it and no 0, so it counts
 * from 1; or a 0, which stands neither for a blank nor for "no", so it counts from 0. Where the options are numbers
 * themselves, a number means an option only if it means the same one by its text and by every way to count.
 */
export function createOptionReader(
  options: readonly string[],
  column: Iterable<unknown>,
  writing: Writing,
): OptionReader {
  const byText = findText(options)
  const numbers: number[] = []
  let areAllTexts = true
  for (const value of column) {
    const index = asIndex(value)
    if (index === null) continue
    numbers.push(index)
    if (typeof value !== 'string' || byText(value) === null) areAllTexts = false
  }
  const asTexts = areAllTexts && !writing.usesIndexes && writing.areCodesTexts !== true
  const read = writing.isMoved ? null : readerOf(numbers, options.length, byText, writing)
  return (value) => {
    const index = asIndex(value)
    if (typeof value === 'string' && (index === null || asTexts)) {
      const option = byText(value)
      return option === null ? null : { option, sure: true }
    }
    const option = index === null ? null : (read?.(index) ?? null)
    return option === null ? null : { option, sure: false }
  }
}

type ReadIndex = (index: number) => number | null

/** The one way to read the numbers of a column; null where there is none, or where two ways differ. */
function readerOf(
  numbers: readonly number[],
  count: number,
  byText: (text: string) => number | null,
  { showsBlanks }: Writing,
): ReadIndex | null {
  const seen = [...new Set(numbers)]
  const has = (number: number): boolean => seen.includes(number)
  const isWithin = (least: number, most: number): boolean =>
    seen.every((number) => number >= least && number <= most)
  const text: ReadIndex = (number) => byText(String(number))
  const ways: ReadIndex[] = []
  if (seen.every((number) => text(number) !== null)) ways.push(text)
  if (isWithin(0, count - 1)) ways.push((number) => number)
  if (isWithin(1, count)) ways.push((number) => number - 1)
  // A 0 may stand for a blank, or for "no" where there are two options.
  const isBlankOpen = has(0) && (!showsBlanks || (count === 2 && text(0) === null))
  if (isBlankOpen && isWithin(0, count)) return null
  const [first, ...others] = ways
  if (!first || others.some((other) => seen.some((number) => other(number) !== first(number)))) return null
  return first
}

function asIndex(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : null
  return typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : null
}
