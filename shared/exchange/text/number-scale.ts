/** What may be between two points of a scale on a line. */
const BETWEEN = '[\\s.…_|/–—-]{1,20}'
/** Numbers one after the other, perhaps with words at both ends: "Not at all 1 2 3 4 5 Very much", "0 – 1 – 2". */
const NUMBERS = new RegExp(`^([^\\d]{0,60}?)((?:\\d{1,2}${BETWEEN}){2,}\\d{1,2})([^\\d]{0,60})$`)
/** A number alone, perhaps with a box beside it. */
const POINT = /^\W{0,3}(\d{1,3})\W{0,3}$/u

/** The points of a scale that is written as numbers on a line; null for any other line. */
export function numberScale(text: string): string[] | null {
  const [, left = '', middle = '', right = ''] = NUMBERS.exec(text.trim()) ?? []
  const numbers = middle.split(/\D+/).map(Number)
  // Ranges have other signs within than between them: "0   1-2   3 or more".
  const signs = new Set(middle.match(/\D+/g)?.map((sign) => sign.trim().slice(0, 1)))
  return counts(numbers) && signs.size === 1 ? withEnds(numbers.map(String), bare(left), bare(right)) : null
}

/** The points of a scale of which each has a cell, with words in the first and the last one; null for other cells. */
export function numberCells(cells: readonly string[]): string[] | null {
  const isWord = (text = '') => /^\D*\p{L}{2}\D*$/u.test(text)
  const left = isWord(cells[0]) ? bare(cells[0] ?? '') : ''
  const right = isWord(cells.at(-1)) ? bare(cells.at(-1) ?? '') : ''
  if (left === '' && right === '') return null
  const numbers = cells.slice(left === '' ? 0 : 1, right === '' ? undefined : -1).map(numberIn)
  return numbers.every((number) => number !== null) && counts(numbers)
    ? withEnds(numbers.map(String), left, right)
    : null
}

/** Whether options are only the numbers of a scale, which count up or down. */
export function areNumbers(options: readonly string[]): boolean {
  const values = options.map(numberIn)
  return values.every((value) => value !== null) && counts(values)
}

const numberIn = (text: string) => {
  const found = POINT.exec(text.trim())
  return found ? Number(found[1]) : null
}

function counts(numbers: readonly number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  return (
    numbers.length > 2 &&
    Math.abs(step) === 1 &&
    numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + step)
  )
}

/** The points of a scale with the words for its ends. */
export function withEnds(numbers: readonly string[], left: string, right: string): string[] {
  const named = (number: string, word: string) => (word === '' ? number : `${number} – ${word}`)
  return numbers.map((number, at) => named(number, at === 0 ? left : at === numbers.length - 1 ? right : ''))
}

const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '').replace(/\s+/g, ' ')
