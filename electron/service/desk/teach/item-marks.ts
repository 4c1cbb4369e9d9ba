import { comparable } from '../../results/words/comparable.ts'

/** A way in which a name or a value says which item it belongs to. */
export interface ItemMark {
  /** Contains `{item}` or `{stem}`. */
  pattern: string
  /** The number of the first item. */
  from: number
  /** Further patterns, for items whose numbers are padded with zeros differently. */
  beside: string[]
}

/** Larger numbers are years and ids. */
const MOST = 10_000

/**
 * The ways in which a text or a number may say that something belongs to the item with index `item` and stem `stem`.
 */
export function itemMarks(said: string | number, item: number, stem: string): ItemMark[] {
  if (typeof said === 'number') {
    const from = said - item
    return Number.isInteger(said) && from >= 0 && said < MOST ? [{ pattern: '{item}', from, beside: [] }] : []
  }
  if (comparable(said) === comparable(stem) && said.trim() !== '')
    return [{ pattern: '{stem}', from: 1, beside: [] }]
  if (said.length > 200 || /[{}]/.test(said)) return []
  return [...said.matchAll(/\d{1,5}/g)].flatMap(({ 0: digits, index }): ItemMark[] => {
    const number = Number(digits)
    const from = number - item
    if (from < 0 || number >= MOST) return []
    const around = (zeros: string): string =>
      `${said.slice(0, index)}${zeros}{item}${said.slice(index + digits.length)}`
    const zeros = digits.length - String(number).length
    // "Q07" is followed by "Q10"; "Q12" may follow "Q01".
    const fills = ['', '0', '00'].filter((fill) => fill.length !== zeros).map(around)
    return [{ pattern: around('0'.repeat(zeros)), from, beside: zeros > 0 || number > 9 ? fills : [] }]
  })
}

/** A pattern as JSONPath writes it: a JSON string; `{stem}` is replaced by one later. */
export function quoted(pattern: string): string {
  return pattern === '{stem}' ? pattern : JSON.stringify(pattern)
}
