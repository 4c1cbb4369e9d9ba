import { isObject } from '../../json/json-value.ts'
import { keysOf, type Step, sizeOf, valueAt } from '../tree-paths.ts'

/** The most entries of a list that are compared. */
const MOST = 300

/**
 * Whether the map at `steps` is a record, so that its names are those of fields and not ids of personas: it has a list
 * beside a plain value, or far more maps than there are items have the same names.
 */
export function isRecord(data: unknown, steps: readonly Step[], items: number): boolean {
  const map = valueAt(data, steps)
  if (!isObject(map)) return false
  const values = Object.values(map)
  const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
  if (values.some(Array.isArray) && values.some(isPlain)) return true
  const names = keysOf(map)
  return steps.some((_, at) => {
    const container = valueAt(data, steps.slice(0, at))
    if (sizeOf(container) <= items * 2) return false
    const alike = Object.values(container as object)
      .slice(0, MOST)
      .filter((entry) => {
        const other = steps
          .slice(at + 1)
          .reduce<unknown>(
            (value, step) => (isObject(value) || Array.isArray(value) ? valueAt(value, [step]) : null),
            entry,
          )
        return isObject(other) && names.every((name) => Object.hasOwn(other, name))
      })
    return alike.length > items * 2
  })
}
