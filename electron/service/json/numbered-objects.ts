import { isObject, type JsonObject } from './json-value.ts'

const DEEPEST = 24

/**
 * An answer without the numbers that programs in .NET give to objects, so that each is written only once: `$id` and
 * `$values` (a list) are taken away, and a `$ref` is replaced by what it refers to. Undefined where there are none.
 */
export function withoutObjectNumbers(data: unknown): unknown {
  if (!isObject(data) || !('$id' in data || '$values' in data)) return undefined
  const known = new Map<string, JsonObject>()
  const note = (value: unknown, depth: number): void => {
    if (depth > DEEPEST) return
    if (Array.isArray(value)) for (const inner of value) note(inner, depth + 1)
    if (!isObject(value)) return
    if (typeof value.$id === 'string') known.set(value.$id, value)
    for (const inner of Object.values(value)) note(inner, depth + 1)
  }
  note(data, 0)
  const bare = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST) return value
    if (Array.isArray(value)) return value.map((inner) => bare(inner, depth + 1))
    if (!isObject(value)) return value
    const meant = typeof value.$ref === 'string' ? known.get(value.$ref) : value
    if (meant === undefined) return value
    if (Array.isArray(meant.$values)) return bare(meant.$values, depth + 1)
    const fields = Object.entries(meant).filter(([name]) => name !== '$id')
    return Object.fromEntries(fields.map(([name, inner]) => [name, bare(inner, depth + 1)]))
  }
  return bare(data, 0)
}
