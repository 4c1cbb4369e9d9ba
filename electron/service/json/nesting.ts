/** Deepest nesting of lists and maps that is read: no answer needs more, and recursion stays safe. */
export const DEEPEST = 100

/** Whether lists and maps nest deeper in a value than is read. */
export function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1))
}

/** A list or a map that was left out because it stands too deep. */
export interface LeftOut {
  steps: readonly (string | number)[]
  /** How many entries it has. */
  size: number
}

/**
 * A value without what nests deeper in it than is read, in place of which stands null; the value itself where nothing
 * does. `leftOut` is called for each list or map that is left out.
 */
export function withinDepth(value: unknown, leftOut: (part: LeftOut) => void = () => {}): unknown {
  if (!isTooDeep(value)) return value
  const copy = (inner: unknown, steps: readonly (string | number)[]): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner
    if (steps.length === DEEPEST) {
      leftOut({ steps, size: Object.keys(inner).length })
      return null
    }
    return Array.isArray(inner)
      ? inner.map((entry, at) => copy(entry, [...steps, at]))
      : Object.fromEntries(
          Object.entries(inner).map(([name, entry]) => [name, copy(entry, [...steps, name])]),
        )
  }
  return copy(value, [])
}
