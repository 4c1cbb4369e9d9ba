import { blotKey, characterPattern, writingsOf } from './blot-key.ts'

const BLOT = '•••'

/** A shorter beginning of the key at the end of a text is there by chance, and tells nothing. */
const SHORTEST_BEGINNING = 4

/** The longest way to write one character, in UTF-16 code units. */
const LONGEST_CHARACTER = 12

/** What may be left of one character more where a text breaks off within it. */
const BROKEN_CHARACTER = /^\0*(?:\\(?:u[\da-f]{0,3})?|%[\da-f]{0,3}|&#?x?[\da-f]{0,8})?$/i

const NAMED: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

/**
 * As `blotKey`, for a text that is kept although nobody could read it: it may be a web page, which writes characters in
 * ways of its own, UTF-16 taken for UTF-8, which stands a NUL beside each, and it may break off within the key.
 */
export function blotUnreadKey(text: string, key: string): string {
  const writings = writingsOf(key).map((writing) => [...writing].map(anyCharacter))
  const whole = new RegExp(writings.map((characters) => characters.join('\\0*')).join('|'), 'g')
  const blotted = blotKey(text, key).replace(whole, BLOT)
  const cuts = writings.map((characters) => beginningAtEnd(blotted, characters))
  const cut = Math.min(...cuts)
  return cut < blotted.length ? blotted.slice(0, cut) + BLOT : blotted
}

function anyCharacter(one: string): string {
  const code = one.charCodeAt(0)
  const hex = [...code.toString(16)].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('')
  const name = NAMED[one] === undefined ? '' : `|&${NAMED[one]};`
  return `(?:${characterPattern(one)}|&#0{0,3}${code};?|&#[xX]0{0,3}${hex};?${name})`
}

/** Where the text ends in the beginning of a writing of the key; its length where it does not. */
function beginningAtEnd(text: string, characters: readonly string[]): number {
  const patterns = characters.map((character) => new RegExp(`\\0*${character}`, 'y'))
  const first = Math.max(0, text.length - characters.length * LONGEST_CHARACTER)
  for (let start = first; start < text.length; start++) {
    const { end, count } = followed(text, start, patterns)
    if (count >= SHORTEST_BEGINNING && BROKEN_CHARACTER.test(text.slice(end))) return start
  }
  return text.length
}

/** How many characters of a writing follow each other from `start`, and where they end. */
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
