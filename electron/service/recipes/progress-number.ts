import { asText } from '../json/json-value.ts'

/** "12/50", "12 sur 50", "12 of 50 done". */
const PAIR = /^\D{0,20}?(\d+)\s*(?:\/|sur|of|von|de)\s*(\d+)\D{0,20}$/i

/** What the person said that a number of progress is. */
type Meant = 'done' | 'total' | 'share'

/**
 * A value as a number of progress: a number, also in a text or with a percent sign; the first or second number of a
 * pair such as "12/50", by what is meant; the length of a list. Null for anything else, and for numbers below 0.
 */
export function progressNumber(value: unknown, meant: Meant): number | null {
  if (Array.isArray(value)) return meant === 'share' ? null : value.length
  const text = asText(value)?.trim() ?? ''
  const pair = PAIR.exec(text)
  const [done, total] = [Number(pair?.[1]), Number(pair?.[2])]
  // A pair is not read as a share: it would be unclear whether that is a part of 1 or of 100.
  const said = pair ? (meant === 'done' ? done : meant === 'total' ? total : Number.NaN) : numeral(text)
  const isCount = meant === 'share' || Number.isInteger(said)
  return Number.isFinite(said) && said >= 0 && isCount ? said : null
}

function numeral(text: string): number {
  const plain = text
    .replace(/\s*%$/, '')
    .replace(/[\s\u00a0\u202f](?=\d{3}\b)/g, '')
    .replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}
