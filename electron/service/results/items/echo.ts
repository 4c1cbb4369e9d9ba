import { asText, isObject, keysAmong, pick } from '../../json/json-value.ts'
import { ID_NAMES, NUMBER_NAMES, QUESTION_NAMES, TEXT_NAMES } from '../words/names.ts'
import { isNumeral } from '../words/numbered-name.ts'

/** What the service's own list of the items says. */
export interface Echo {
  byId: ReadonlyMap<string, number>
  /** The items that each id and each number of the list may mean. */
  meanings: ReadonlyMap<string, ReadonlySet<number>>
  byPlace: readonly number[]
  /** Whether the items are known by their texts, and not only by their numbers. */
  isSure: boolean
}

export const NO_ECHO: Echo = { byId: new Map(), meanings: new Map(), byPlace: [], isSure: true }

const KEYS = [...ID_NAMES, 'question_id', 'key', 'code', 'cle', 'name']
const CODES = [...KEYS, ...NUMBER_NAMES]

/**
 * The service's own list of the items: each entry has the text of an item, and no item comes twice. Null for any other
 * list.
 */
export function readEcho(
  echo: readonly unknown[],
  count: number,
  byText: (text: string) => number | null,
): Echo | null {
  if (echo.length !== count) return null
  const byId = new Map<string, number>()
  const byPlace: number[] = []
  const meanings = new Map<string, Set<number>>()
  for (const entry of echo) {
    const text = isObject(entry) ? pick(entry, [...TEXT_NAMES, ...QUESTION_NAMES]) : entry
    const index = typeof text === 'string' ? byText(text) : null
    if (index === null || byPlace.includes(index)) return null
    byPlace.push(index)
    const id = isObject(entry) ? asText(pick(entry, KEYS)) : null
    if (id !== null) byId.set(id, index)
    for (const key of isObject(entry) ? keysAmong(entry, CODES) : []) {
      const code = isObject(entry) ? asText(entry[key]) : null
      if (code !== null) meanings.set(code, (meanings.get(code) ?? new Set()).add(index))
    }
  }
  return { byId, meanings, byPlace, isSure: true }
}

/**
 * A list of all items without their texts: each entry has an id of its own, and a number that counts the items (`{"id":
 * "q-a", "order": 1}`). Null for any other list, and where some entry has a text that may name its item otherwise.
 */
export function readNumberedEcho(echo: readonly unknown[], count: number): Echo | null {
  if (echo.length !== count) return null
  const entries = echo.filter(isObject)
  const ids = entries.flatMap((entry) => asText(pick(entry, KEYS)) ?? [])
  const numbers = entries.flatMap((entry) => {
    const own = keysAmong(entry, NUMBER_NAMES).map((name) => entry[name])
    return own.length === 1 && isNumeral(own[0] as string | number) ? [Number(own[0])] : []
  })
  const from = Math.min(...numbers)
  const areAll = new Set(numbers).size === count && Math.max(...numbers) === from + count - 1
  const hasText = entries.some((entry) => keysAmong(entry, [...TEXT_NAMES, ...QUESTION_NAMES]).length > 0)
  if (!areAll || (from !== 0 && from !== 1) || hasText) return null
  if (new Set(ids).size !== count || ids.some(isNumeral)) return null
  const places = numbers.map((number) => number - from)
  const byId = new Map(ids.map((id, at) => [id, places[at] ?? 0]))
  const meanings = new Map(ids.map((id, at) => [id, new Set([places[at] ?? 0])]))
  return { byId, meanings, byPlace: [], isSure: false }
}
