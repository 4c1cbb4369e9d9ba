import { isObject } from '../../service/json/json-value.ts'
import { hideSecret } from '../../service/redact/hide-secrets.ts'
import type { HeardLarge } from '../../service/understand-large.ts'

/** Characters of a body that are kept. */
const LONGEST = 20_000

const HIDDEN = '•••'

/**
 * Texts that may be kept from the reply to a key's creation: dates and short words. Any other text may be the secret,
 * or a part of it.
 */
const PLAIN = /^(?:\d{4}-\d{2}-\d{2}[\dT:.Z+ -]{0,30}|[\p{L} _-]{0,12})$/u

/** From replies that may contain secrets, nothing deeper than this is kept. */
const DEEPEST = 20

/**
 * The text of a reply that may be kept, not yet without the secrets that Sonde holds for the person. It is up to twice
 * as long as what is finally kept, because a secret may lie across the cut. The secret of a created key is not in it,
 * nor anything that looks like one in a list of keys.
 */
export function answerText({ operation, text, body, status }: Omit<HeardLarge, 'sent' | 'problem'>): string {
  const most = 2 * LONGEST
  if (operation === 'create_key' && !isRefusal(status))
    return body === undefined ? '' : JSON.stringify(withoutTexts(body), null, 2).slice(0, most)
  if ((operation === 'list_keys' || operation === 'revoke_key') && body !== undefined)
    return JSON.stringify(withoutSecrets(body), null, 2).slice(0, most)
  return copyOf(text.slice(0, most))
}

/** Cuts a text to what is finally kept, 20,000 characters. */
export function cutAnswer(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST).toWellFormed() : text
}

/** A refusal created nothing, and its reason is worth reading. */
function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500
}

function withoutTexts(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return HIDDEN
  if (typeof value === 'string') return PLAIN.test(value) ? value : HIDDEN
  if (typeof value === 'number') return Math.abs(value) < 1e8 ? value : HIDDEN
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      /\d/.test(name) || name.length > 24 ? HIDDEN : name,
      withoutTexts(inner, depth + 1),
    ]),
  )
}

function withoutSecrets(value: unknown, name = '', depth = 0): unknown {
  if (depth > DEEPEST) return HIDDEN
  if (typeof value === 'string') return hideSecret({ name, value }).value
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, name, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      hideSecret({ name: key, value: '' }).name,
      withoutSecrets(inner, key, depth + 1),
    ]),
  )
}

/** A copy, because a slice would keep the whole of a long text in memory. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
