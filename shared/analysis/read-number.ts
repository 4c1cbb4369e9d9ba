/** A whole or decimal number, alone or before its unit: "34", "34 ans", "1 234,5". Two numbers, as in "25-34", are none. */
const NUMBER =
  /^\s*(?<number>-?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|-?\d+(?:[.,]\d+)?)(?<unit>[^\d]*)$/u
/** What stands after a number and makes it an end of a range ("65+", "18-", "34 et plus"). */
const OPEN_END = /^\s*(?:\+|-|–|et |ou |and |or )/u

/** The number that a value of a persona's field tells; null where it tells none, or a range. */
export function readNumber(value: string): number | null {
  const groups = NUMBER.exec(value)?.groups
  if (!groups?.number || OPEN_END.test(groups.unit ?? '')) return null
  const number = Number(groups.number.replaceAll(/[ \u00a0\u202f]/gu, '').replace(',', '.'))
  return Number.isFinite(number) ? number : null
}
