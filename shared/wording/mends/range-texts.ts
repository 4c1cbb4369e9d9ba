import type { WordingLanguage } from '../finding.ts'

/** Number as it is written: with its separators of thousands, and a decimal part. */
const NUMBER = /\d{1,3}(?:[\u00a0\u202f ,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/gu

/** A number in an option. */
interface WrittenNumber {
  start: number
  text: string
}

/** The numbers of an option, in order. */
export function numbersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(NUMBER)].map(({ index, 0: found }) => ({ start: index, text: found }))
}

/**
 * The option with another number at one end of its range, written with the same separators; null where it has other
 * numbers than one for each end, or a multiplier such as "k".
 */
export function withNumber(text: string, end: 'low' | 'high', value: number): string | null {
  const numbers = numbersIn(text)
  if (
    numbers.length === 0 ||
    numbers.length > 2 ||
    /\d ?(?:k|m|mn|bn|h ?\d|millions?|thousand)(?!\p{L})/iu.test(text)
  )
    return null
  const chosen = end === 'low' ? numbers[0] : numbers.at(-1)
  if (!chosen || !Number.isInteger(value)) return null
  return text.slice(0, chosen.start) + written(value, numbers) + text.slice(chosen.start + chosen.text.length)
}

function written(value: number, like: readonly WrittenNumber[]): string {
  const separator = like.map(({ text }) => /\d([\u00a0\u202f ,])\d{3}/u.exec(text)?.[1]).find(Boolean)
  const digits = String(value)
  return separator === undefined ? digits : digits.replace(/\B(?=(?:\d{3})+$)/gu, separator)
}

const BETWEEN: Record<
  WordingLanguage,
  { range: RegExp; upTo: RegExp; words: (low: string, high: string) => string; below: string }
> = {
  fr: {
    range:
      /^(?<low>(?:De |D['’]|Entre )?[^-–—à]*?\d[^-–—à]*?)\s?(?:-|–|—|(?<!\p{L})à(?!\p{L})|(?<!\p{L})et(?!\p{L}))\s?(?<high>\d.*)$/iu,
    upTo: /^(?:Jusqu['’]à |(?<first>\d[^-–—à]*) (?:ou|et) moins$)/iu,
    words: (low, high) =>
      `${low.replace(/^Entre /iu, (word) => (word.startsWith('E') ? 'De ' : 'de '))} à moins de ${high}`,
    below: 'Moins de',
  },
  en: {
    range:
      /^(?<low>(?:From |Between )?[^-–—]*?\d[^-–—]*?)\s?(?:-|–|—|(?<!\p{L})to(?!\p{L})|(?<!\p{L})and(?!\p{L}))\s?(?<high>[$£€]?\d.*)$/iu,
    upTo: /^(?:Up to |(?<first>[$£€]?\d[^-–—]*) or (?:less|fewer)$)/iu,
    words: (low, high) =>
      `${low.replace(/^Between /iu, (word) => (word.startsWith('B') ? 'From ' : 'from '))} to less than ${high}`,
    below: 'Less than',
  },
}

/**
 * The option with its upper end left out of it: "10 to less than 20", « Moins de 20 »; null for other ways of writing.
 */
export function withLessThan(text: string, lang: WordingLanguage): string | null {
  const { range, upTo, words, below } = BETWEEN[lang]
  const found = range.exec(text)?.groups
  if (found?.low !== undefined && found.high !== undefined) return words(found.low.trim(), found.high)
  const limit = upTo.exec(text)
  if (!limit) return null
  return `${below} ${limit.groups?.first ?? text.slice(limit[0].length)}`
}
