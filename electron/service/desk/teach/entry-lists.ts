import { isObject } from '../../json/json-value.ts'
import { type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { widened } from './generalise.ts'
import { ALL, pathText } from './path-text.ts'

/** A list or a map on the path to a place, whose entries may be turns or participants. */
export interface EntryList {
  /** The JSONPath of all entries. */
  list: string
  /** The rest of the path, from an entry. */
  rest: string
  isMap: boolean
  /** The list or the map itself. */
  container: unknown
}

/**
 * The lists and maps on the path to a place, the innermost first, each as it is and as one for all rounds, pages or
 * groups.
 */
export function entryLists(data: unknown, steps: readonly Step[]): EntryList[] {
  const found: EntryList[] = []
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const container = valueAt(data, steps.slice(0, at))
    if (sizeOf(container) === 0) continue
    const rest = pathText(steps.slice(at + 1), '@')
    for (const before of widened(data, steps.slice(0, at)).reverse())
      found.push({ list: pathText([...before, ALL], '$'), rest, isMap: isObject(container), container })
  }
  return found
}
