import { redactKey } from './redact-key.ts'

/** Longest message kept, in UTF-16 code units. */
const LONGEST = 500

// Bidirectional overrides and isolates can make a message read as a different one; zero-width marks can hide a key.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

const HTML = /<(!doctype|html|head|body|script|iframe|style|svg|img)\b/i

/**
 * A message of the service, safe to show as one line: no control characters, no direction tricks, no lone surrogates,
 * the key redacted, at most 500 characters. Undefined when nothing is left or it is a web page.
 */
export function cleanMessage(text: string, key: string): string | undefined {
  if (HTML.test(text)) return undefined
  const line = text
    .slice(0, 100_000)
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}+/gu, ' ')
  const told = redactKey(line, key).replace(/\s+/g, ' ').trim()
  const cut = told.length > LONGEST ? `${told.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…` : told
  return cut === '' ? undefined : cut
}

/**
 * A short text of the service, such as a title, safe to show in a line of the page: no control characters, no direction
 * tricks, no lone surrogates.
 */
export function safeLine(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}
