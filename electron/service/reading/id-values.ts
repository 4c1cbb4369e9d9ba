import { asText } from '../json/json-value.ts'
import { statusOfWord } from './status-words.ts'

/** An address or a path, whose segments say what it leads to. */
const ADDRESS = /^(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)(?:[?#]\S*)?$/
const UUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i
const TOKEN = /^[\p{L}\d](?:[\p{L}\d_.~:-]{0,62}[\p{L}\d])?$/u
/** The number of a file with its year, as offices write it: "CSU-0412/2026". */
const FILE_REFERENCE = /^\p{Lu}{1,8}[-_.]?\d{1,8}\/(?:19|20)\d{2}$/u
const DATE = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ].*)?$|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|^\d{2}:\d{2}/
const VERSION = /^v?\d+(?:\.\d+)+$/i
const LOCALE = /^[a-z]{2}[-_][A-Z]{2}$/
/** A range, such as one of ages. */
const RANGE = /^\d{1,3}\s*[-–]\s*\d{1,3}$/

/**
 * A value as an id would be written; null where it cannot be one (a date, a fraction, a sentence, a version, a truth
 * value).
 */
export function idText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (FILE_REFERENCE.test(text)) return text
  return TOKEN.test(text) && !DATE.test(text) && !VERSION.test(text) && !RANGE.test(text) ? text : null
}

/** A value under a name of ids, as an id of whatever form: a service may call its surveys "spring: first wave". */
export function namedIdText(value: unknown): string | null {
  const text = asText(value)?.trim() ?? ''
  return text === '' ? null : text
}

/**
 * Whether a text looks like an id, whatever its name: a whole number that is no time, a UUID, or a short token with a
 * digit in it. Words of letters alone may be statuses, languages or anything else.
 */
export function looksLikeId(text: string): boolean {
  if (/^\d+$/.test(text)) return !mayBeTime(text)
  if (UUID.test(text)) return true
  return /\d/.test(text) && !LOCALE.test(text) && text.length <= 40 && statusOfWord(text) === 'other'
}

/** Whether a number may be seconds or milliseconds since 1970, in this century. */
function mayBeTime(digits: string): boolean {
  const number = Number(digits)
  const isSeconds = number > 946_684_800 && number < 4_102_444_800
  return isSeconds || (number > 946_684_800_000 && number < 4_102_444_800_000)
}

/** The segments of an address, not decoded; null where the text is no address. */
export function segmentsOf(text: string): string[] | null {
  const path = ADDRESS.exec(text.trim())?.[1]
  if (path === undefined || text.length > 500) return null
  return path.split('/').filter((segment) => segment !== '')
}
