import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** Digits of a number in a key, so that "Wave 10" comes after "Wave 9". */
const DIGITS = 12

/** After every letter, so that what has no title comes last. */
const LAST = '\u{10ffff}'

/**
 * A text that sorts, code point by code point, as French sorts the title: case, accents and punctuation do not count,
 * ligatures are two letters, numbers go by their value. The store keeps it beside the title, for its index.
 */
export function sortKey(title: string): string {
  const folded = foldAccents(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'))
  return folded === '' ? LAST : folded
}
