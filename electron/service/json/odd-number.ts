/** A number in a JSON text, and what replaces it where JavaScript cannot hold it. */
export interface OddNumber {
  /** The position after its last character. */
  end: number
  /** JSON to put in its place; null where it can stay. */
  instead: string | null
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Not JSON, but what the libraries of some languages write where there is no number. */
const NO_NUMBER = /(?:NaN|-?Infinity)(?![\w.+-])/y

const MINUS = 0x2d
/** A number without an exponent and of at most this length always fits. */
const SHORT = 15

/**
 * Reads the number, or the word such as NaN, that begins at `at`; null where neither does. A number with too many
 * digits to be held becomes a text of the same digits: as a number it would be rounded to another one, perhaps another
 * id or answer. A word such as NaN becomes null.
 */
export function readOddNumber(text: string, at: number): OddNumber | null {
  const unit = text.charCodeAt(at)
  const isWord = unit === 0x4e || unit === 0x49 || (unit === MINUS && text.charCodeAt(at + 1) === 0x49)
  if (isWord) {
    NO_NUMBER.lastIndex = at
    const word = NO_NUMBER.exec(text)
    return word && { end: NO_NUMBER.lastIndex, instead: 'null' }
  }
  if (unit !== MINUS && !isDigit(unit)) return null
  let end = at + 1
  let hasExponent = false
  for (; end < text.length; end++) {
    const next = text.charCodeAt(end)
    if (next === 0x65 || next === 0x45) hasExponent = true
    else if (!isDigit(next) && next !== 0x2e && next !== 0x2b && next !== MINUS) break
  }
  if (end - at <= SHORT && !hasExponent) return { end, instead: null }
  const written = text.slice(at, end)
  return { end, instead: JSON_NUMBER.test(written) && !fits(Number(written)) ? `"${written}"` : null }
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function fits(number: number): boolean {
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number))
}
