import { isObject, type JsonObject } from '../../json/json-value.ts'
import type { TextIndex } from './text-index.ts'

/** How far below an entry the words of its answer may stand: `{value: {code, label}}`, or a list of these. */
const DEEPEST_WORDS = 3
/** So many items must be told by words beside their numbers. */
const FEWEST_ITEMS = 2

/**
 * The fields that number the items in the whole payload, as `question_number` does: wherever words beside such a number
 * are options of one item only, it is the number of that item, from 0 or from 1. `numberOf` tells the number of a field
 * that may be a code, else null.
 */
export function itemNumberFields(
  data: unknown,
  options: TextIndex,
  numberOf: (name: string, value: unknown) => number | null,
): ReadonlySet<string> {
  const fields = new Map<string, { items: Set<number>; shifts: Set<number> }>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) walk(inner)
    if (!isObject(value)) return
    const numbers = Object.entries(value).flatMap(([name, own]) => {
      const number = numberOf(name, own)
      return number === null ? [] : [{ name, number }]
    })
    const item = numbers.length > 0 ? onlyItem(value, options) : null
    for (const { name, number } of item === null ? [] : numbers) {
      const field = fields.get(name) ?? { items: new Set(), shifts: new Set() }
      fields.set(name, field)
      field.items.add(item ?? 0)
      field.shifts.add(number - (item ?? 0))
    }
    for (const inner of Object.values(value)) if (typeof inner === 'object') walk(inner)
  }
  walk(data)
  const numbering = [...fields].filter(
    ([, { items, shifts }]) =>
      items.size >= FEWEST_ITEMS && shifts.size === 1 && (shifts.has(0) || shifts.has(1)),
  )
  return new Set(numbering.map(([name]) => name))
}

/** The only item of which an entry has options in words; null where it has those of several or of none. */
function onlyItem(entry: JsonObject, options: TextIndex): number | null {
  const items = new Set<number>()
  let isOpen = false
  const walk = (value: unknown, depth: number): void => {
    if (isOpen) return
    if (typeof value === 'string' && !/^\s*\d*\s*$/.test(value)) {
      const own = new Set(options(value).map(({ list }) => list))
      // A text that is an option of two items tells neither.
      if (own.size === 1) for (const list of own) items.add(list)
      isOpen = items.size > 1
    } else if (typeof value === 'object' && value !== null && depth < DEEPEST_WORDS)
      for (const inner of Object.values(value)) walk(inner, depth + 1)
  }
  walk(entry, 0)
  const [only] = items
  return items.size === 1 && only !== undefined ? only : null
}
