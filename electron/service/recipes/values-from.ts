import { PathBroken, PathTooMuch, pathBounds, select } from './json-path.ts'
import { trySelect } from './try-select.ts'

/**
 * For each value that `list` selects, the first value of each path from it; `~` is the name that it is under. Empty
 * where a path is broken, or makes too much work.
 */
export function valuesFrom<K extends string>(
  data: unknown,
  list: string,
  paths: Readonly<Record<K, string | undefined>>,
): (Partial<Record<K, unknown>> & { value: unknown })[] {
  const bounds = pathBounds()
  try {
    return select(list, data, bounds).map(({ value, location }) => {
      const told = Object.entries<string | undefined>(paths).map(([name, path]) => [
        name,
        path === undefined ? undefined : path === '~' ? location.at(-1) : trySelect(path, value, bounds)[0],
      ])
      return { ...(Object.fromEntries(told) as Partial<Record<K, unknown>>), value }
    })
  } catch (error) {
    if (error instanceof PathBroken || error instanceof PathTooMuch) return []
    throw error
  }
}
