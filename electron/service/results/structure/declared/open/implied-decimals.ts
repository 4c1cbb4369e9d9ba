import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'

const DECIMALS: ReadonlySet<string> = new Set('decimals decimales decimal decimale dec dp'.split(' '))
/** "F5.2", "5.2": the width of a column, and how many of its digits stand behind the point. */
const FORMAT = /^[A-Z]{0,8}(\d{1,3})\.(\d)$/i
/** "9(3)V99": the point stands where the V is. */
const PICTURE = /^S?9+(?:\(\d{1,2}\))?V(?:9\((\d)\)|(9{1,9}))$/i
const DIGITS = /^-?\d+$/

/**
 * The cells of a column of fixed width with the decimal point that its record says to be left out ("decimals": 2, and
 * no cell has a point): "00435" is 4.35. What the record has as a code is none of these numbers. Null where numbers are
 * too short for so many decimals, so that they may as well be whole.
 */
export function withImpliedDecimals(
  cells: readonly string[],
  record: MapNode,
  width: number,
): readonly string[] | null {
  const decimals = decimalsOf(record, width)
  if (decimals === 0 || cells.some((cell) => /[.,]/.test(cell))) return cells
  const codes = textsIn(record)
  const isNumber = (cell: string): boolean => DIGITS.test(cell) && !codes.has(cell)
  const numbers = cells.filter(isNumber)
  if (numbers.some((cell) => cell.replace('-', '').length <= decimals)) return null
  return cells.map((cell) => (isNumber(cell) ? shifted(cell, decimals) : cell))
}

/** How many decimals the record of a column tells, if it tells one number that fits its width; else 0. */
function decimalsOf({ keys, items }: MapNode, width: number): number {
  const told = items.flatMap((leaf, at): number[] => {
    if (!isLeaf(leaf)) return []
    const text = String(leaf.value).trim()
    const isNamed = wordsOfKey(keys[at] ?? '').some((word) => DECIMALS.has(word))
    if (isNamed && /^\d$/.test(text)) return [Number(text)]
    const [, whole, behind] = FORMAT.exec(text) ?? []
    if (Number(whole) === width) return [Number(behind)]
    const [, count, digits] = PICTURE.exec(text) ?? []
    return count || digits ? [Number(count ?? digits?.length)] : []
  })
  const [decimals = 0] = told
  return told.every((other) => other === decimals) && decimals < width ? decimals : 0
}

function shifted(cell: string, decimals: number): string {
  const sign = cell.startsWith('-') ? '-' : ''
  const digits = cell.replace('-', '')
  const whole = digits.slice(0, -decimals).replace(/^0+(?=\d)/, '')
  return `${sign}${whole}.${digits.slice(-decimals)}`
}

/** All names and values in a node. */
function textsIn(node: Node): ReadonlySet<string> {
  if (isLeaf(node)) return new Set([String(node.value).trim()])
  const inner = node.items.flatMap((item) => [...textsIn(item)])
  return new Set(node.kind === 'map' ? [...node.keys, ...inner] : inner)
}
