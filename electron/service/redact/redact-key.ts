/** A key shorter than this would redact ordinary words. */
const SHORTEST_KEY = 4

const REDACTED = '•••'

/** Only with one of these can a text hold a key that is not written plainly. */
const ESCAPES = /[\\%]/

/**
 * The text with every occurrence of the key redacted: as it is, with any of its characters percent-encoded or escaped
 * as JSON allows, in hexadecimal, or within something in base64.
 */
export function redactKey(text: string, key: string): string {
  return keyRedactor(key)(text)
}

/**
 * `redactKey` with this key, for many texts. Nothing is kept beyond it, so that a key is forgotten once its connection
 * is removed: a pattern takes half a millisecond to make, and most texts need none.
 */
export function keyRedactor(key: string): (text: string) => string {
  if (key.length < SHORTEST_KEY) return (text) => text
  const writings = writingsOf(key)
  let pattern: RegExp | null = null
  return (text) => {
    const mayHold = ESCAPES.test(text) || writings.some((writing) => text.includes(writing))
    if (!mayHold) return text
    pattern ??= patternOf(writings)
    return text.replace(pattern, REDACTED)
  }
}

function patternOf(writings: readonly string[]): RegExp {
  return new RegExp(writings.map((writing) => [...writing].map(characterPattern).join('')).join('|'), 'g')
}

/** The key itself, and its encodings as a whole (base64, hexadecimal). */
export function writingsOf(key: string): string[] {
  const hex = Buffer.from(key).toString('hex')
  return [key, ...(key.length < 8 ? [] : [...base64s(key), hex, hex.toUpperCase()])]
}

/** The source of a pattern for one character, however JSON or an address may write it. */
export function characterPattern(one: string): string {
  const code = one.charCodeAt(0).toString(16).padStart(2, '0')
  const anyCase = [...code].map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit))
  const escaped = anyCase.join('')
  const plain = one.replace(/[^\w]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const slash = '/"\\\\'.includes(one) ? '\\\\?' : ''
  return `(?:${slash}${plain}|\\\\u00${escaped}|%(?:25)?${escaped})`
}

/**
 * The base64 characters that depend on the key alone, for each of its three alignments within a longer text, in both
 * alphabets.
 */
function base64s(key: string): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const encoded = Buffer.from(`${'\0'.repeat(shift)}${key}`).toString('base64')
    const sure = encoded.slice([0, 2, 3][shift], Math.floor(((shift + key.length) * 8) / 6))
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
