import { isTooDeep } from './nesting.ts'
import { readXml } from './read-xml.ts'

/** HTML elements of running text: a text that begins with one is a formatted text, not a document. */
const OF_PAGES =
  /^\s*<(?:p|b|i|u|em|strong|span|div|br|a|font|small|h[1-6]|ul|ol|li|img|sup|sub|center)[\s/>]/i
const FENCE = '```'
/** What may stand before the fence: a line of words. */
const LEAD = /^[^\n`]{0,200}\n\s*$/
/** The language of what is fenced. */
const FENCED_LANGUAGE = /^[\w-]{0,12}/
const BASE64 = /^[A-Za-z0-9+/_-]{24,}={0,2}$/
const BARE_JSON = /^\s*[[{]/

/**
 * The document in a text: JSON or XML in a Markdown fence, XML, JSON behind a byte-order mark, or JSON, XML or a
 * table's text in base64. Undefined where it holds none of these.
 */
export function documentIn(text: string): unknown {
  if (OF_PAGES.test(text)) return undefined
  const fenced = fencedIn(text)
  if (fenced !== undefined) return parsed(fenced) ?? readXml(fenced)
  if (/^\s*</.test(text)) return readXml(text)
  if (/^\uFEFF\s*[[{]/.test(text)) return parsed(text.slice(1))
  const bare = text.replace(/[\r\n]/g, '')
  if (bare.length % 4 === 1 || !BASE64.test(bare)) return undefined
  const decoded = fromBase64(bare)
  if (decoded === null) return undefined
  if (BARE_JSON.test(decoded)) return parsed(decoded) ?? parsedLines(decoded)
  if (/^\s*</.test(decoded)) return readXml(decoded)
  return /\S[\r\n]+\S/.test(decoded) && /[;,\t|]/.test(decoded) ? decoded : undefined
}

/**
 * What a Markdown fence holds that ends with the text; undefined where there is none. Searched without a pattern for the
 * whole, which would take minutes for a fence of blank lines that is never closed.
 */
function fencedIn(text: string): string | undefined {
  const trimmed = text.trim()
  const start = trimmed.indexOf(FENCE)
  const end = trimmed.length - FENCE.length
  if (start < 0 || end < start + FENCE.length || !trimmed.endsWith(FENCE)) return undefined
  const lead = trimmed.slice(0, start)
  if (lead !== '' && !LEAD.test(lead)) return undefined
  return trimmed
    .slice(start + FENCE.length, end)
    .replace(FENCED_LANGUAGE, '')
    .trim()
}

/** The UTF-8 text in a base64 text (either alphabet); null where the bytes are no UTF-8. */
export function fromBase64(text: string): string | null {
  try {
    const bytes = Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/'), 'base64')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The list or the object that a JSON text holds; undefined where it holds neither, or nests too deep. */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !isTooDeep(value) ? (value ?? undefined) : undefined
  } catch {
    return undefined
  }
}

/**
 * The documents of a text that has one on each line (NDJSON); undefined where some line is none, or there is only one.
 */
export function parsedLines(text: string): unknown[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [first = '', second = ''] = lines
  if (!/^[[{]/.test(first) || !/[\]}]$/.test(first) || !/^[[{]/.test(second)) return undefined
  const documents = lines.map(parsed)
  return documents.includes(undefined) ? undefined : documents
}
