import { isEmptyValue, isObject, type JsonObject } from '../../../json/json-value.ts'
import { type Aside, setAside, stepPath } from '../../shapes/gathered.ts'

/**
 * The values of a payload that a plainer form of it has no longer, because others stand for them: a field that is gone,
 * or that has another value now, or an entry of which nothing but its place is left. A value that still stands in the same map is none of these.
 */
export function replacedValues(before: unknown, after: unknown): Aside[] {
  const replaced: Aside[] = []
  const walk = (old: unknown, now: unknown, path: string): void => {
    if (old === now) return
    if (Array.isArray(old) && Array.isArray(now) && old.length === now.length)
      for (const [at, inner] of old.entries()) walk(inner, now[at], stepPath(path, at))
    else if (isObject(old) && isObject(now)) walkMap(old, now, path)
    else if (isObject(old) && now === null) setAside(replaced, path, old)
  }
  const walkMap = (old: JsonObject, now: JsonObject, path: string): void => {
    // Two values that are unclear stand in a list.
    const standing = new Set(Object.values(now).flat())
    for (const [name, value] of Object.entries(old)) {
      const isKept = Object.hasOwn(now, name) && (typeof value === 'object' || value === now[name])
      if (isKept) walk(value, now[name], stepPath(path, name))
      else if (!isEmptyValue(value) && !standing.has(value)) setAside(replaced, stepPath(path, name), value)
    }
  }
  walk(before, after, '$')
  return replaced
}
