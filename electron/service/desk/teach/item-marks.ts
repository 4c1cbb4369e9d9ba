import { comparable } from '../../results/words/comparable.ts'

/** A way in which a name or a value says which item it is of. */
export interface ItemMark {
  /** With `{item}` or `{stem}` in it. */
  pattern: string
  /** The number of the first item. */
  from: number
  /** Further ways that hold for other items: numbers filled up with zeros. */
  beside: string[]
}

/** Numbers beyond this are years and ids. */
const MOST = 10_000

/** How a text or a number may say that something is of the item at `item`, whose stem is `stem`. */
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
    // "Q07" counts on to "Q10"; "Q12" may have begun with "Q01".
    const fills = ['', '0', '00'].filter((fill) => fill.length !== zeros).map(around)
    return [{ pattern: around('0'.repeat(zeros)), from, beside: zeros > 0 || number > 9 ? fills : [] }]
  })
}

/** The marks of a pattern, in JSONPath: as a JSON string, or the stem's own. */
export function quoted(pattern: string): string {
  return pattern === '{stem}' ? pattern : JSON.stringify(pattern)
}
