import { entriesOf } from './entries.ts'

/**
 * The values at some paths of a payload, as `stepPath` writes them. Long names are cut in paths, so several values may
 * have the same path.
 */
export function valuesAt(data: unknown, paths: Iterable<string>): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  const around = new Set<string>()
  for (const path of paths) {
    found.set(path, [])
    // Where a name itself contains such a character, this adds a path of nothing, which does no harm.
    for (let end = 1; end < path.length; end += 1)
      if (path[end] === '.' || path[end] === '[') around.add(path.slice(0, end))
  }
  const walk = (value: unknown, path: string): void => {
    found.get(path)?.push(value)
    if (!around.has(path)) return
    for (const inner of entriesOf(value, path)) walk(inner.value, inner.path)
  }
  walk(data, '$')
  return found
}
