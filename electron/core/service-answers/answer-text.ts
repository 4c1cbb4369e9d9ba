import type { HeardAnswer } from '../../service/call/heard-answer.ts'
import { isObject } from '../../service/json/json-value.ts'
import { hideSecret } from '../../service/redact/hide-secrets.ts'

/** Characters of a body that are kept. */
const LONGEST = 20_000

const HIDDEN = '•••'

/** What a created key's answer may say in the clear: everything else in it may be the secret, or a piece of it. */
const PLAIN = /^(?:\d{4}-\d{2}-\d{2}[\dT:.Z+ -]{0,30}|[\p{L} _-]{0,12})$/u

/** Deeper than this nothing is kept of an answer that may tell secrets. */
const DEEPEST = 20

/**
 * The body as it may be kept: the secret of a created key is not in it, nor what looks like one in a list of keys, nor any
 * secret that Sonde holds for the person (`redact`); cut at 20,000 characters.
 */
export function answerText(
  { operation, text, body, status }: HeardAnswer,
  redact: (text: string) => string,
): string {
  if (operation === 'create_key' && !isRefusal(status))
    return cut(body === undefined ? '' : JSON.stringify(withoutTexts(body), null, 2))
  if (operation === 'list_keys' || operation === 'revoke_key')
    return cut(redact(body === undefined ? text : JSON.stringify(withoutSecrets(body), null, 2)))
  // A secret that begins before the cut may end after it.
  return cut(redact(copyOf(text.slice(0, 2 * LONGEST))))
}

/** Nothing was created, and what the service says against it is worth reading. */
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

function cut(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST).toWellFormed() : text
}

/** A slice would keep all of a long answer in memory. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
