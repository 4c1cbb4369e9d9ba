import { type PathBounds, PathBroken, PathTooMuch, pathBounds, select } from './json-path.ts'

/** The values that a path selects; none where it is broken, or makes too much work. */
export function trySelect(path: string, from: unknown, bounds: PathBounds = pathBounds()): unknown[] {
  try {
    return select(path, from, bounds).map(({ value }) => value)
  } catch (error) {
    if (error instanceof PathBroken || error instanceof PathTooMuch) return []
    throw error
  }
}
