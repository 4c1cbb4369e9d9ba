import type { Respondent } from '../../../../shared/models/results.ts'
import { isObject } from '../../json/json-value.ts'
import type { Block } from '../shapes/gathered.ts'
import type { RunSizes } from './run-sizes.ts'

/** A map with fewer keys may have as many as there are personas by chance. */
const FEWEST_KEYS = 8

/**
 * Whether the keys of a map are personas: they are all in the list of personas; or, without a list, they are as many as
 * the run has personas, and either many or the same in another item's map.
 */
export function peopleKeys(
  blocks: readonly Block[],
  people: readonly Respondent[],
  sizes: RunSizes,
): (keys: readonly string[]) => boolean {
  const ids = new Set(people.map(({ id }) => id))
  const times = new Map<string, number>()
  for (const { value } of blocks) {
    if (!isObject(value)) continue
    const keys = JSON.stringify(Object.keys(value).sort())
    times.set(keys, (times.get(keys) ?? 0) + 1)
  }
  return (keys) => {
    if (ids.size > 0) return keys.every((key) => ids.has(key))
    if (!sizes.has(keys.length)) return false
    return (
      keys.length >= FEWEST_KEYS ||
      (keys.length > 3 && (times.get(JSON.stringify([...keys].sort())) ?? 0) > 1)
    )
  }
}
