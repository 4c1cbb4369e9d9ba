/**
 * The letters of French, English and most other scripts, as ranges of a character class. `\p{L}` has about 650 ranges,
 * half of them outside of the basic plane: compiling a thousand such classes takes a browser a fifth of a second before
 * the first item is read.
 */
const LETTERS = 'A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2c00-\\ud7ff'
/** Digits, including superscripts and fractions. */
const NUMBERS = '0-9\\u00b2\\u00b3\\u00b9\\u00bc-\\u00be'
/** `\p{L}` or `\p{N}`, another escape, or a whole character class. */
const PARTS = /\\p\{[LN]\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g

/** A pattern with plain ranges instead of `\p{L}` and `\p{N}`; for ordinary texts it matches the same. */
export function plainPattern(source: string, flags: string): RegExp {
  return new RegExp(withPlainLetters(source), flags)
}

/** The source of such a pattern. */
function withPlainLetters(source: string): string {
  return source.replace(PARTS, (part) => {
    if (part === '\\p{L}') return `[${LETTERS}]`
    if (part === '\\p{N}') return `[${NUMBERS}]`
    return part.startsWith('[') ? part.replaceAll('\\p{L}', LETTERS).replaceAll('\\p{N}', NUMBERS) : part
  })
}
