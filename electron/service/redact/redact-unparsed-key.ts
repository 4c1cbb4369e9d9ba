import { characterPattern, redactKey, writingsOf } from './redact-key.ts'

const REDACTED = '•••'

/** A shorter beginning of the key at the end of a text may be there by chance, and reveals nothing. */
const SHORTEST_BEGINNING = 4

/** The longest way to write one character, in UTF-16 code units. */
const LONGEST_CHARACTER = 8

/** What may be left of one more character where the text breaks off within it. */
const BROKEN_CHARACTER = /^(?:\\(?:u[\da-f]{0,3})?|%[\da-f]{0,3}|&(?:#x?[\da-f]{0,8}|[a-z]{0,4}))?$/i

const REFERENCE =
  /&(?:#(\d{2,7})(?!\d|$)|#[xX]([\da-fA-F]{2,6})(?![\da-fA-F]|$)|(amp|lt|gt|quot|apos)(?!$));?/y

const AMPERSAND = 0x26

const NAMED: Readonly<Record<string, number>> = { amp: AMPERSAND, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27 }

/**
 * Like `redactKey`, for a text that is kept although it could not be read. It may be a web page, which writes
 * characters as references; UTF-16 read as UTF-8, which puts a NUL next to each character; or it may break off within
 * the key. A text that holds the key in such a form is returned with its references decoded and without NULs: to look
 * for every mixture of the forms would take half a minute in 50 MB.
 */
export function redactUnparsedKey(text: string, key: string): string {
  const bare = withoutWritings(text)
  const redacted = redactAll(bare, key)
  return bare === text || redacted !== bare ? redacted : redactAll(text, key)
}

function withoutWritings(text: string): string {
  const dense = text.includes('\0') ? rewritten(text, skipNul) : text
  return dense.includes('&') ? rewritten(dense, readReference) : dense
}

/** How a place of the text is rewritten: `code` is the new code unit (null for none), `length` how many it replaces. */
type Writing = { code: number | null; length: number }

/**
 * The text with each place rewritten by `read`; code unit by code unit, because millions of small strings would take
 * many seconds.
 */
function rewritten(text: string, read: (text: string, at: number) => Writing | null): string {
  const units = new Uint16Array(text.length)
  let length = 0
  for (let at = 0; at < text.length; ) {
    const writing = read(text, at)
    const code = writing === null ? text.charCodeAt(at) : writing.code
    if (code !== null) units[length++] = code
    at += writing?.length ?? 1
  }
  return Buffer.from(units.buffer, 0, 2 * length).toString('utf16le')
}

const NUL: Writing = { code: null, length: 1 }

function skipNul(text: string, at: number): Writing | null {
  return text.charCodeAt(at) === 0 ? NUL : null
}

function readReference(text: string, at: number): Writing | null {
  if (text.charCodeAt(at) !== AMPERSAND) return null
  REFERENCE.lastIndex = at
  const found = REFERENCE.exec(text)
  if (!found) return null
  const [written, decimal, hex, name] = found
  const code =
    name === undefined ? Number.parseInt(decimal ?? hex ?? '', hex === undefined ? 10 : 16) : NAMED[name]
  // Keys consist of these characters only.
  return code !== undefined && code > 0x20 && code < 0x7f ? { code, length: written.length } : null
}

function redactAll(text: string, key: string): string {
  const redacted = redactKey(text, key)
  const cut = Math.min(...writingsOf(key).map((writing) => beginningAtEnd(redacted, writing)))
  return cut < redacted.length ? redacted.slice(0, cut) + REDACTED : redacted
}

/** Where a beginning of `writing` starts that the end of the text cuts off; the text's length where there is none. */
function beginningAtEnd(text: string, writing: string): number {
  const patterns = [...writing].map((one) => new RegExp(characterPattern(one), 'y'))
  const first = Math.max(0, text.length - patterns.length * LONGEST_CHARACTER)
  for (let start = first; start < text.length; start++) {
    const { end, count } = followed(text, start, patterns)
    if (count >= SHORTEST_BEGINNING && BROKEN_CHARACTER.test(text.slice(end))) return start
  }
  return text.length
}

/** How many characters of the writing follow one another from `start`, and where they end. */
function followed(text: string, start: number, patterns: readonly RegExp[]): { end: number; count: number } {
  let end = start
  let count = 0
  for (const pattern of patterns) {
    pattern.lastIndex = end
    if (!pattern.test(text)) break
    end = pattern.lastIndex
    count += 1
  }
  return { end, count }
}
