import { readNumber } from './read-number.ts'

/** The most limits that a person may type, so that a table can show the bands side by side. */
export const MOST_LIMITS = 20

/**
 * Why the typed text cannot be used as limits of bands. `number`: a part is no number. `order`: a part is not greater
 * than the one before it. `many`: more than MOST_LIMITS. `outside`: all numbers of the field would be in one band.
 */
export type LimitsProblem =
  | { kind: 'none' }
  | { kind: 'number'; part: string }
  | { kind: 'order'; part: string; before: string }
  | { kind: 'many' }
  | { kind: 'outside'; least: number; most: number }

/**
 * Reads where bands begin, as a person types it: "18, 25, 35". If there is a semicolon, only semicolons separate, so
 * that commas can be decimal signs: "1,5; 2,5".
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

/** Digits, signs and separators of numbers only; "18 ans" is rejected, since it is unclear what was meant. */
const PLAIN = /^[-\d.,\s\u00a0\u202f]+$/u

/** Writes limits in a form that `readLimits` can read, with the language's decimal sign. */
export function writeLimits(limits: readonly number[], decimalSign: ',' | '.'): string {
  const isWhole = limits.every(Number.isInteger)
  return limits.map((limit) => String(limit).replace('.', decimalSign)).join(isWhole ? ', ' : '; ')
}
