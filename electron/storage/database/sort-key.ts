import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** Digits of a number in a key, so that "Wave 10" comes after "Wave 9". */
const DIGITS = 12

/** Sorts after every letter, so that surveys without a title come last. */
const LAST = '\u{10ffff}'

/**
 * A key that puts titles in French order when compared code point by code point: case, accents and punctuation are
 * ignored, ligatures count as two letters, numbers are ordered by value. The store keeps it next to the title, for its
 * index.
 */
export function sortKey(title: string): string {
  const folded = foldAccents(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'))
  return folded === '' ? LAST : folded
}
