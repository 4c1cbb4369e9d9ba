const NUMBER = String.raw`\d{1,3}(?:[\s\u00a0\u202f.,']\d{3})+|\d{1,9}`
const PAIR = new RegExp(
  String.raw`^\s*(${NUMBER})\s*(?:\/|of|sur|de|out of|von|van|di|av|af)\s*(${NUMBER})\s*$`,
  'i',
)

/** A text that is a pair of numbers: "37 of 60". */
export function pairOf(text: string): { answered: number; total: number } | null {
  const parts = PAIR.exec(text)
  const whole = (part: string | undefined): number => Number((part ?? '').replace(/\D/g, ''))
  return parts && { answered: whole(parts[1]), total: whole(parts[2]) }
}

/** A number, also one in a text. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = typeof value === 'string' ? /^\s*(-?\d{1,12}(?:[.,]\d+)?)\s*$/.exec(value) : null
  return text?.[1] === undefined ? null : Number(text[1].replace(',', '.'))
}

/** The largest rounding error: one unit of the last decimal written. */
export function roundingOf(value: unknown): number {
  const decimals = /[.,](\d+)\s*%?\s*$/.exec(String(value))?.[1]?.length ?? 0
  return 10 ** -decimals
}

/** A whole number that may count something. */
export function countOf(value: unknown): number | null {
  const read = numberOf(value)
  return read !== null && Number.isSafeInteger(read) && read >= 0 ? read : null
}
