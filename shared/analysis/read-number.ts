/** A whole or decimal number, alone or followed by a unit: "34", "34 ans", "1 234,5". "25-34" does not match. */
const NUMBER =
  /^\s*(?<number>-?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|-?\d+(?:[.,]\d+)?)(?<unit>[^\d]*)$/u
/** Text after a number that makes it the limit of an open range ("65+", "18-", "34 et plus"). */
const OPEN_END = /^\s*(?:\+|-|–|et |ou |and |or )/u

/** The number in a value of a persona's field; null where there is none, or a range. */
export function readNumber(value: string): number | null {
  const groups = NUMBER.exec(value)?.groups
  if (!groups?.number || OPEN_END.test(groups.unit ?? '')) return null
  const number = Number(groups.number.replaceAll(/[ \u00a0\u202f]/gu, '').replace(',', '.'))
  return Number.isFinite(number) ? number : null
}
