import { isObject } from '../../json/json-value.ts'

const DEEPEST = 12
const LONGEST = 64

/**
 * The items by the short texts that stand beside their stems in a payload, as ids do: `{"id": "q-a", "text": "How often
 * …"}`. Null for a text that stands beside several stems.
 */
export function itemsById(
  data: unknown,
  isStem: (text: string) => number | null,
): ReadonlyMap<unknown, number | null> {
  const found = new Map<unknown, number | null>()
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    const inner = Object.values(value)
    for (const one of inner) look(one, depth + 1)
    if (!isObject(value)) return
    const texts = inner.filter((text) => typeof text === 'string')
    const stems = texts.flatMap((text) => isStem(text) ?? [])
    const [item] = stems
    if (item === undefined || stems.length > 1) return
    for (const text of texts)
      if (text.length <= LONGEST && isStem(text) === null)
        found.set(text, found.has(text) && found.get(text) !== item ? null : item)
  }
  look(data, 0)
  return found
}
