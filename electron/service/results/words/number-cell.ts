/** A number in a payload, and whether it is written as a percentage. */
export interface ReadNumber {
  number: number
  /** Written with a percent sign. */
  isPercent: boolean
  /** As received. */
  raw: unknown
}

const WRITTEN = /^\s*(\d{1,9}(?:[.,]\d{1,12})?)\s*(%)?\s*$/

/** A number of at least 0, or a text of one, perhaps with a percent sign; null for anything else. */
export function readNumberCell(value: unknown): ReadNumber | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) && value >= 0 ? { number: value, isPercent: false, raw: value } : null
  }
  const parts = typeof value === 'string' ? WRITTEN.exec(value) : null
  if (!parts?.[1]) return null
  return { number: Number(parts[1].replace(',', '.')), isPercent: parts[2] !== undefined, raw: value }
}
