import { asFields } from '../../json/json-value.ts'
import type { Cell } from './gathered.ts'

const FEWEST = 4
const FEWEST_DIFFERENT = 3

/**
 * The answers to one open-ended item, with those unclear where everybody has the same words and another field of the
 * entries differs: these words may be an example, or say of which kind the item is.
 */
export function withoutSameWords(cells: readonly Cell[]): Cell[] {
  const filled = cells.filter(
    ({ entry, values }) => entry !== undefined && values.some((value) => typeof value !== 'object'),
  )
  const [first] = filled
  const same = (first?.values ?? []).filter(
    (value) =>
      typeof value === 'string' &&
      /\p{L}/u.test(value) &&
      filled.every(({ values }) => values.includes(value)),
  )
  if (filled.length < FEWEST || same.length === 0) return [...cells]
  const told = new Map<string, Set<string>>()
  for (const { entry = {} } of filled)
    for (const { name, value } of asFields(entry))
      if (value !== '') told.set(name, (told.get(name) ?? new Set()).add(value))
  const differs = [...told.values()].some(({ size }) => size >= FEWEST_DIFFERENT)
  return cells.map((cell) =>
    differs && filled.includes(cell) ? { ...cell, values: [cell.entry], labels: [] } : cell,
  )
}
