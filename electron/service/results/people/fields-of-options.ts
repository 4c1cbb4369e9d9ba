import { isObject } from '../../json/json-value.ts'
import { isNo, isYes } from '../words/foreign-words.ts'

const DEEPEST = 20

/**
 * The names of fields that hold, somewhere in a payload, an option that is neither "yes" nor "no": where they hold such
 * a word ("expected": "1"), it is an option too, and no flag.
 */
export function fieldsOfOptions(data: unknown, isOption: (value: unknown) => boolean): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return
    if (isObject(value))
      for (const [name, inner] of Object.entries(value))
        if (isOption(inner) && !isYes(inner) && !isNo(inner)) names.add(name)
    for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(data, 0)
  return names
}
