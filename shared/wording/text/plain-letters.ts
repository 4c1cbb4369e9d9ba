/**
 * The letters of a text in French or English, and of most other scripts, as ranges of a class. A class of `\p{L}` has some 650 ranges,
 * half of them outside the basic plane: a thousand such classes take a browser a fifth of a second to compile, before the
 * first item of a questionnaire is read.
 */
const LETTERS = 'A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2c00-\\ud7ff'
/** Digits, with raised ones and fractions. */
const NUMBERS = '0-9\\u00b2\\u00b3\\u00b9\\u00bc-\\u00be'
/** An escaped sign, a class, or a letter or number outside of one. */
const PARTS = /\\p\{[LN]\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g

/** A pattern with plain ranges in the place of `\p{L}` and `\p{N}`; it matches the same in what people write. */
export function plainPattern(source: string, flags: string): RegExp {
  return new RegExp(withPlainLetters(source), flags)
}

/** Its source. */
function withPlainLetters(source: string): string {
  return source.replace(PARTS, (part) => {
    if (part === '\\p{L}') return `[${LETTERS}]`
    if (part === '\\p{N}') return `[${NUMBERS}]`
    return part.startsWith('[') ? part.replaceAll('\\p{L}', LETTERS).replaceAll('\\p{N}', NUMBERS) : part
  })
}
