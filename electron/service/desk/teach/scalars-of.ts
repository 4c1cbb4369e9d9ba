import { isObject } from '../../json/json-value.ts'
import { pathText } from './path-text.ts'

/** A text or a number in a map, with its path from there. */
export type Scalar = [path: string, said: string | number, steps: readonly string[]]

/** References of a record may stand some maps deep: { "relationships": { "persona": { "data": { "id": "7" } } } }. */
const DEEPEST = 4
/** A map of anything else is only looked at so deep. */
const SHALLOW = 2
/** The most values of a map, of a map in it, and in all: a record is small. */
const MOST = 40
const MOST_INNER = 20
const MOST_IN_ALL = 80

/** The texts and numbers of an entry of a list, or of a map elsewhere, then of the maps in it. */
export function scalarsOf(map: Readonly<Record<string, unknown>>, { isEntry = false } = {}): Scalar[] {
  const deepest = isEntry ? DEEPEST : SHALLOW
  const found: Scalar[] = []
  let level = [{ map, before: [] as readonly string[] }]
  for (let depth = 1; depth <= deepest; depth += 1) {
    const next: typeof level = []
    for (const { map: one, before } of level)
      for (const [key, value] of Object.entries(one).slice(0, depth === 1 ? MOST : MOST_INNER)) {
        const steps = [...before, key]
        if (typeof value === 'string' || typeof value === 'number') {
          if (found.length < MOST_IN_ALL) found.push([pathText(steps, '@'), value, steps])
        } else if (isObject(value)) next.push({ map: value, before: steps })
      }
    if (found.length >= MOST_IN_ALL) break
    level = next.slice(0, MOST_IN_ALL)
  }
  return found
}
