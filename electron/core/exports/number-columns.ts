import type { Cell } from '../../../shared/exchange/tables/csv.ts'

/** A number as a program writes it; one with more digits may be an identifier, which must keep all of them. */
const NUMBER = /^-?(?:0|[1-9]\d{0,10})(?:\.\d{1,10})?$/

/**
 * The numbers in a column of texts, where all that stands in it are numbers; null where some are not ("01", "75 or
 * more"), or where it is empty.
 */
export function columnNumbers(cells: readonly Cell[]): (number | null)[] | null {
  const numbers: (number | null)[] = []
  for (const cell of cells) {
    if (cell === null || cell === '') numbers.push(null)
    else if (typeof cell === 'number') numbers.push(cell)
    else if (NUMBER.test(cell) && String(Number(cell)) === cell) numbers.push(Number(cell))
    else return null
  }
  return numbers.some((number) => number !== null) ? numbers : null
}
