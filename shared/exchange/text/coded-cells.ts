import { cleanLine } from './clean-text.ts'

/** The number of an answer on a line of its own in its cell, above its name. */
const CODED = /^\s*\(?(\d{1,3})\)?\s*\n\s*(?=\p{L})/u
/** A point of a scale without a name. */
const POINT = /^\d{1,3}$/
/** The fewest answers that have such a number. */
const FEWEST = 2

/**
 * The answers in the cells of a row, without the numbers that stand above their names: these are for whoever types the
 * answers in. Where some points of a scale have no name, all keep their numbers, but for an answer beside the scale.
 */
export function answersInCells(cells: readonly string[]): string[] {
  const codes = cells.map((cell) => Number(CODED.exec(cell)?.[1] ?? Number.NaN))
  const labels = cells.map(cleanLine)
  const coded = codes.filter((code) => !Number.isNaN(code)).length
  if (coded === 0) return labels
  const names = cells.map((cell) => cleanLine(cell.replace(CODED, '')))
  if (!labels.some((label) => POINT.test(label)))
    return coded < FEWEST || new Set(names).size < names.length ? labels : names
  const last = cells.length - 1
  const before = Number(/^\d{1,3}/.exec(labels[last - 1] ?? '')?.[0] ?? Number.NaN)
  const isBeside = Math.abs((codes[last] ?? Number.NaN) - before) > 1
  return names.map((name, at) => {
    const code = codes[at] ?? Number.NaN
    return Number.isNaN(code) || (at === last && isBeside) ? name : `${code} – ${name}`
  })
}
