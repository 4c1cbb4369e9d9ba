import { isObject, type JsonObject } from '../../json/json-value.ts'
import type { TextIndex } from './text-index.ts'

/** How far below an entry the words of its answer may stand: `{value: {code, label}}`, or a list of these. */
const DEEPEST_WORDS = 3

/**
 * The fields that number the items in the whole payload, as `question_number` does: wherever words beside such a number
 * are options, they are those of the item with this number, from 0 or from 1, and two numbers at least are of different
 * items. `numberOf` tells a number that may be a code, else null.
 */
export function itemNumberFields(
  data: unknown,
  options: TextIndex,
  numberOf: (value: unknown) => number | null,
): ReadonlySet<string> {
  // By field and number: the items that have all words beside it.
  const fields = new Map<string, Map<number, ReadonlySet<number>>>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) walk(inner)
    if (!isObject(value)) return
    const numbers = Object.entries(value).flatMap(([name, own]) => {
      const number = numberOf(own)
      return number === null ? [] : [{ name, number }]
    })
    const items = numbers.length > 0 ? itemsOf(value, options) : null
    for (const { name, number } of items === null ? [] : numbers) {
      const field = fields.get(name) ?? new Map<number, ReadonlySet<number>>()
      fields.set(name, field)
      field.set(number, common(field.get(number) ?? null, items))
    }
    for (const inner of Object.values(value)) if (typeof inner === 'object') walk(inner)
  }
  walk(data)
  const numbering = [...fields].filter(
    ([, field]) => [0, 1].some((first) => counts(field, first)) && areOfDifferent([...field.values()]),
  )
  return new Set(numbering.map(([name]) => name))
}

function counts(field: ReadonlyMap<number, ReadonlySet<number>>, first: number): boolean {
  return [...field].every(([number, items]) => items.has(number - first))
}

function areOfDifferent(sets: readonly ReadonlySet<number>[]): boolean {
  return sets.some((one) => sets.some((other) => common(one, other).size === 0))
}

/** The items of which an entry has options in words; null where it has none, or those of several items. */
function itemsOf(entry: JsonObject, options: TextIndex): ReadonlySet<number> | null {
  let items: ReadonlySet<number> | null = null
  const walk = (value: unknown, depth: number): void => {
    if (typeof value === 'string' && !/^\s*\d*\s*$/.test(value)) {
      const own = new Set(options(value).map(({ list }) => list))
      if (own.size > 0) items = common(items, own)
    } else if (typeof value === 'object' && value !== null && depth < DEEPEST_WORDS)
      for (const inner of Object.values(value)) walk(inner, depth + 1)
  }
  walk(entry, 0)
  const found = items as ReadonlySet<number> | null
  return found !== null && found.size > 0 ? found : null
}

function common(one: ReadonlySet<number> | null, other: ReadonlySet<number> | null): ReadonlySet<number> {
  if (one === null || other === null) return one ?? other ?? new Set()
  return new Set([...one].filter((item) => other.has(item)))
}
