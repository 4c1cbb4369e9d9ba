import { findText } from '../words/comparable.ts'
import { findSlug } from '../words/slugs.ts'

/** A value understood as one of an item's options; `sure` where its text names the option. */
interface FoundOption {
  option: number
  sure: boolean
}

export type OptionReader = (value: unknown) => FoundOption | null

/** How the answers of a whole reading are written. */
export interface Writing {
  /**
   * Whether some item is answered with numbers that are not texts of its options. A numeric answer that equals an
   * option's text may then be an index instead.
   */
  usesIndexes: boolean
  /**
   * Whether all items whose options are words are answered with these words: then numbers are texts of options, too.
   */
  usesWords?: boolean
  /** Whether the payload leaves blanks empty, so that a 0 in it is no blank. */
  showsBlanks: boolean
  /** Whether all numbers are indexes of which others count from 0, so that a 0 is no blank and no "no". */
  countsFromZero?: boolean
  /**
   * Whether the payload lists the options of the item in another order than the draft, so that an index means nothing.
   */
  isMoved?: boolean
  /** Whether the code of some option is the text of another one, so that a numeric text means nothing. */
  areCodesTexts?: boolean
}

/**
 * Finds the option that a value of one item means. A text that equals an option's wins. A number is an index only where
 * the item's whole column shows where it counts from: from 1, if the number of options occurs and no 0; from 0, if a 0
 * occurs that means neither a blank nor "no". Where the options are numbers themselves, a number means an option only
 * if its text and every way of counting give the same one.
 */
export function createOptionReader(
  options: readonly string[],
  column: Iterable<unknown>,
  writing: Writing,
): OptionReader {
  const byExact = findText(options)
  const bySlug = findSlug(options)
  const byText = (text: string): number | null => byExact(text) ?? bySlug(text)
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
      return option === null ? null : { option, sure: byExact(value) !== null }
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
  { showsBlanks, usesWords = false, areCodesTexts = false, countsFromZero = false }: Writing,
): ReadIndex | null {
  const seen = [...new Set(numbers)]
  const has = (number: number): boolean => seen.includes(number)
  const isWithin = (least: number, most: number): boolean =>
    seen.every((number) => number >= least && number <= most)
  const text: ReadIndex = (number) => byText(String(number))
  if (usesWords && !areCodesTexts && seen.every((number) => text(number) !== null)) return text
  const ways: ReadIndex[] = []
  if (seen.every((number) => text(number) !== null)) ways.push(text)
  if (isWithin(0, count - 1)) ways.push((number) => number)
  if (isWithin(1, count) && !countsFromZero) ways.push((number) => number - 1)
  // A 0 may be a blank or, with two options, a "no".
  const isBlankOpen = has(0) && !countsFromZero && (!showsBlanks || (count === 2 && text(0) === null))
  if (isBlankOpen && isWithin(0, count)) return null
  const [first, ...others] = ways
  if (!first || others.some((other) => seen.some((number) => other(number) !== first(number)))) return null
  return first
}

function asIndex(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : null
  return typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : null
}
