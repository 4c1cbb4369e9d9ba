import type { Taught } from '../../../../shared/models/reading-desk.ts'
import { isObject } from '../../json/json-value.ts'
import { type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { isCounted } from './generalise.ts'
import { ALL, type Part, pathText } from './path-text.ts'

/** A path to one value that should hold for other replies too. */
export interface SinglePath {
  path: string
  how: Extract<Taught['how'], 'this_value_only' | 'last_entry' | 'same_entry' | 'named_entry'>
}

/** A word that may name an entry of a list: no id, number or time. */
const NAME = /^\p{L}[\p{L} _'’-]{0,60}$/u

/**
 * The paths by which the value at `steps` may be found in other replies. Where a step is the only entry and its name is
 * an id or an index, any entry is taken; an entry of a list is found by a name in it, else by its place or as the last
 * one.
 */
export function singlePaths(data: unknown, steps: readonly Step[]): SinglePath[] {
  let ways: { parts: Part[]; how: SinglePath['how'] }[] = [{ parts: [], how: 'this_value_only' }]
  for (const [at, step] of steps.entries()) {
    const container = valueAt(data, steps.slice(0, at))
    const isLast = typeof step === 'number' && step === sizeOf(container) - 1 && step > 0
    const name = typeof step === 'number' ? nameOf(container, steps.slice(at)) : null
    ways = ways.flatMap(({ parts, how }) => {
      // The only entry, under an index or an id: another reply will have another one there.
      if (isCounted(step) && sizeOf(container) === 1) return [{ parts: [...parts, ALL], how }]
      if (name !== null) return [{ parts: [...parts, { raw: name }], how: 'named_entry' as const }]
      const same = { parts: [...parts, step], how: typeof step === 'number' ? ('same_entry' as const) : how }
      return isLast ? [{ parts: [...parts, { raw: '-1' }], how: 'last_entry' as const }, same] : [same]
    })
  }
  const isOne = ways.length === 1
  return ways.map(({ parts, how }) => ({ path: pathText(parts, '$'), how: isOne ? 'this_value_only' : how }))
}

/** A filter that finds the entry by a word, in a field that all entries have and that is different in each. */
function nameOf(list: unknown, [at, ...rest]: readonly Step[]): string | null {
  const entries: unknown[] = Array.isArray(list) ? list.slice(0, 1_000) : []
  const entry = entries[Number(at)]
  if (!isObject(entry) || entries.length < 2) return null
  for (const [field, said] of Object.entries(entry).slice(0, 30)) {
    if (typeof said !== 'string' || !NAME.test(said) || field === rest[0]) continue
    const words = entries.map((one) => (isObject(one) ? one[field] : undefined))
    const areNames = words.every((word) => typeof word === 'string' && NAME.test(word))
    if (areNames && new Set(words).size === words.length)
      return `?${pathText([field], '@')}==${JSON.stringify(said)}`
  }
  return null
}
