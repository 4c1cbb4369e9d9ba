import { isObject } from '../../json/json-value.ts'
import { stepPath } from './gathered.ts'

/** One entry of a list or a map; `key` is its name in a map, null in a list. */
export interface Entry {
  key: string | null
  at: number
  value: unknown
  path: string
}

/** The entries of a list or a map; none for anything else. */
export function entriesOf(container: unknown, path: string): Entry[] {
  if (Array.isArray(container)) {
    return container.map((value: unknown, at) => ({ key: null, at, value, path: stepPath(path, at) }))
  }
  if (!isObject(container)) return []
  return Object.entries(container).map(([key, value], at) => ({ key, at, value, path: stepPath(path, key) }))
}
