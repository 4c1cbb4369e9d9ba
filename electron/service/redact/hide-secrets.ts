const HIDDEN = '•••'

/** Shorter words are shown: they are the beginnings of keys by which a person recognises them. */
const SHORTEST_SECRET = 16
/** A part of a word (between its punctuation) of at least this length that mixes letters and digits is no name. */
const SHORTEST_MIXED_PART = 10
/** Shorter words of letters alone are taken for ordinary ones. */
const LONGEST_LETTERS = 24

/** A word written like a secret: in base64 too, and with the punctuation that keys have. */
const WORD = /[\w\-+/=.~]{16,}/g
const DATE = /^\d{4}-\d{2}-\d{2}/
const ADDRESS = /^(?:https?:\/\/|mailto:)?[\w.+-]+(?:@[\w-]+)?(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/].*)?$/i
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** The end of a field's name that says that the field is a secret. */
const SECRET_FIELD = /(^|[._-])(secret|token|api[_-]?key|key|cl[eé]f?|plain|full_key|raw_key)$/i
const ID_FIELD = /(^|[._])(\w*_)?u?u?id$/i
const NAME_FIELD = /(^|[._])(nom|name|label|title|titre)$/i

/** Whether a value is one word that may be a secret; masked values and dates are not. */
export function looksSecret(value: string): boolean {
  return (
    value.length >= SHORTEST_SECRET && /^[\x21-\x7e]+$/.test(value) && !/[*…]{3}|^\d{4}-\d{2}-/.test(value)
  )
}

/**
 * A field of a record that should never hold a secret (interface specification, "API key"), with anything that looks
 * like one hidden. In a field that is called a secret, every value that may be one is hidden; a UUID in an id field is
 * kept; in a name field only words with a random-looking part are hidden.
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

/** A text written by or for a person, with the words hidden that look like a secret. */
export function hideInName(text: string): string {
  return text.replace(WORD, (word) => (isMixed(word) ? HIDDEN : word))
}

function mayBeSecret(word: string, value: string): boolean {
  if (DATE.test(word) || ADDRESS.test(value.trim())) return isMixed(word)
  const hasLetters = /[a-z]/i.test(word)
  if (hasLetters && /\d/.test(word)) return true
  return word.length >= LONGEST_LETTERS && /[a-z]/.test(word) && /[A-Z]/.test(word)
}

/** Whether a part of a word mixes letters and digits as random texts do. */
function isMixed(word: string): boolean {
  return word
    .split(/[^a-z0-9]+/i)
    .some((part) => part.length >= SHORTEST_MIXED_PART && /[a-z]/i.test(part) && /\d/.test(part))
}
