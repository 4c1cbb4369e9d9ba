import { isTooDeep } from './nesting.ts'
import { readXml } from './read-xml.ts'

/** HTML elements of running text: a text that begins with one is a formatted text, not a document. */
const OF_PAGES =
  /^\s*\uFEFF?\s*<(?:p|b|i|u|em|strong|span|div|br|a|font|small|h[1-6]|ul|ol|li|img|sup|sub|center)[\s/>]/i
const FENCE = /^\s*(?:[^\n`]{0,200}\n)?\s*```[\w-]{0,12}\s*\n?([\s\S]*?)\n?\s*```\s*$/
const BASE64 = /^[A-Za-z0-9+/_-]{24,}={0,2}$/
const BARE_JSON = /^\s*[[{]/

/**
 * The document in a text: JSON or XML in a Markdown fence, XML, JSON behind a byte-order mark, or JSON, XML or a
 * table's text in base64. Undefined where it holds none of these.
 */
export function documentIn(text: string): unknown {
  if (OF_PAGES.test(text)) return undefined
  const fenced = text.includes('```') ? FENCE.exec(text)?.[1] : undefined
  if (fenced !== undefined) return parsed(fenced) ?? readXml(fenced)
  if (/^\s*\uFEFF?\s*</.test(text)) return readXml(text)
  if (/^\uFEFF\s*[[{]/.test(text)) return parsed(text.slice(1))
  const bare = text.replace(/[\r\n]/g, '')
  if (bare.length % 4 === 1 || !BASE64.test(bare)) return undefined
  const decoded = fromBase64(bare)
  if (decoded === null) return undefined
  if (BARE_JSON.test(decoded)) return parsed(decoded) ?? parsedLines(decoded)
  if (/^\s*\uFEFF?\s*</.test(decoded)) return readXml(decoded)
  return /\S[\r\n]+\S/.test(decoded) && /[;,\t|]/.test(decoded) ? decoded : undefined
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
  if (!/^\s*[[{][^\n]*[\]}]\s*\n\s*[[{]/.test(text)) return undefined
  const documents = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parsed)
  return documents.length < 2 || documents.includes(undefined) ? undefined : documents
}
