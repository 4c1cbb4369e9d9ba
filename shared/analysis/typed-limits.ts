import { readNumber } from './read-number.ts'

/** So many bands are the most that a table can show side by side. */
export const MOST_LIMITS = 20

/**
 * Why what was typed are no limits of bands. `number`: this part is no number. `order`: it is not more than the one before it.
 * `outside`: all numbers of the field would be in one band.
 */
export type LimitsProblem =
  | { kind: 'none' }
  | { kind: 'number'; part: string }
  | { kind: 'order'; part: string; before: string }
  | { kind: 'many' }
  | { kind: 'outside'; least: number; most: number }

/**
 * Reads where bands begin, as a person types it: "18, 25, 35". Where a semicolon stands, it alone separates, so that "1,5; 2,5"
 * can have decimals with a comma.
 *
 * @param numbers all numbers of the field
 */
export function readLimits(text: string, numbers: readonly number[]): number[] | LimitsProblem {
  const parts = text
    .split(text.includes(';') ? ';' : /[,\s]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return { kind: 'none' }
  if (parts.length > MOST_LIMITS) return { kind: 'many' }
  const limits: number[] = []
  for (const [place, part] of parts.entries()) {
    const number = PLAIN.test(part) ? readNumber(part) : null
    if (number === null) return { kind: 'number', part }
    const before = limits.at(-1)
    if (before !== undefined && number <= before)
      return { kind: 'order', part, before: parts[place - 1] ?? '' }
    limits.push(number)
  }
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  if (!limits.some((limit) => limit > least && limit <= most)) return { kind: 'outside', least, most }
  return limits
}

/** Digits with signs of numbers: of "18 ans" nobody knows whether the rest was meant. */
const PLAIN = /^[-\d.,\s\u00a0\u202f]+$/u

/** Limits as `readLimits` reads them; decimals with the language's own sign. */
export function writeLimits(limits: readonly number[], decimalSign: ',' | '.'): string {
  const isWhole = limits.every(Number.isInteger)
  return limits.map((limit) => String(limit).replace('.', decimalSign)).join(isWhole ? ', ' : '; ')
}
