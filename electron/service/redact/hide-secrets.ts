const HIDDEN = '•••'

/** Shorter words are prefixes for recognition. */
const SHORTEST_SECRET = 16
/** A part of a word between its signs that is at least so long and mixes letters and digits is nobody's name. */
const SHORTEST_MIXED_PART = 10
/** Words of letters alone are ordinary ones up to here. */
const LONGEST_LETTERS = 24

/** A word as secrets are written: also in base64, and with the signs that keys have. */
const WORD = /[\w\-+/=.~]{16,}/g
const DATE = /^\d{4}-\d{2}-\d{2}/
const ADDRESS = /^(?:https?:\/\/|mailto:)?[\w.+-]+(?:@[\w-]+)?(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/].*)?$/i
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** What a service calls a secret, at the end of a field's name. */
const SECRET_FIELD = /(^|[._-])(secret|token|api[_-]?key|key|cl[eé]f?|plain|full_key|raw_key)$/i
const ID_FIELD = /(^|[._])(\w*_)?u?u?id$/i
const NAME_FIELD = /(^|[._])(nom|name|label|title|titre)$/i

/** Whether a value is one word that may be a secret, masked ones and dates excepted. */
export function looksSecret(value: string): boolean {
  return (
    value.length >= SHORTEST_SECRET && /^[\x21-\x7e]+$/.test(value) && !/[*…]{3}|^\d{4}-\d{2}-/.test(value)
  )
}

/**
 * A field of a record that never tells secrets (interface specification, "API key"), with what looks like one hidden all the
 * same. A field that is called a secret is hidden whatever it holds, an id is not hidden, and a name only where a part of
 * it looks like no name.
 */
export function hideSecret(field: { name: string; value: string }): { name: string; value: string } {
  const name = hideInName(field.name)
  if (SECRET_FIELD.test(field.name) && looksSecret(field.value)) return { name, value: HIDDEN }
  if (ID_FIELD.test(field.name) && UUID.test(field.value)) return { name, value: field.value }
  if (NAME_FIELD.test(field.name)) return { name, value: hideInName(field.value) }
  return {
    name,
    value: field.value.replace(WORD, (word) => (mayBeSecret(word, field.value) ? HIDDEN : word)),
  }
}

/** A text that a person wrote, or that says something to one, without what looks like a secret in it. */
export function hideInName(text: string): string {
  return text.replace(WORD, (word) => (isMixed(word) ? HIDDEN : word))
}

function mayBeSecret(word: string, value: string): boolean {
  if (DATE.test(word) || ADDRESS.test(value.trim())) return isMixed(word)
  const hasLetters = /[a-z]/i.test(word)
  if (hasLetters && /\d/.test(word)) return true
  return word.length >= LONGEST_LETTERS && /[a-z]/.test(word) && /[A-Z]/.test(word)
}

/** Whether a part of a word mixes letters and digits as only a random one does. */
function isMixed(word: string): boolean {
  return word
    .split(/[^a-z0-9]+/i)
    .some((part) => part.length >= SHORTEST_MIXED_PART && /[a-z]/i.test(part) && /\d/.test(part))
}
