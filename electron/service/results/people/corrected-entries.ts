import { isObject, type JsonObject } from '../../json/json-value.ts'
import { isCorrection, saysCorrection } from '../words/corrections.ts'

const DEEPEST = 20

interface Times {
  filled: number
  blank: number
  /** The names of the other fields of the entries that have such a field. */
  others: Set<string>
}

/**
 * The names of fields that hold, in fewer entries than not, what an answer was corrected to: `corrected: "No"` beside
 * `value: "Yes"`. What else such an entry tells does not stand any more. The entries without a correction may also lack
 * the field.
 */
export function correctingFields(data: unknown): ReadonlySet<string> {
  const times = new Map<string, Times>()
  const lists: unknown[][] = []
  const visit = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) lists.push(value)
    else
      for (const [name, inner] of Object.entries(value)) {
        if (!saysCorrection(name) || Array.isArray(inner)) continue
        const own = times.get(name) ?? { filled: 0, blank: 0, others: new Set() }
        times.set(name, own)
        const isFilled = isCorrection(inner, value as JsonObject)
        own[isFilled ? 'filled' : 'blank'] += 1
        if (isFilled) own.others.add(otherNames(value as JsonObject, name))
      }
    for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(data, 0)
  const lacking = (name: string, others: ReadonlySet<string>): number =>
    lists
      .flat()
      .filter((row) => isObject(row) && !Object.hasOwn(row, name) && others.has(otherNames(row, name))).length
  const isOfFew = ([name, { filled, blank, others }]: [string, Times]): boolean =>
    filled > 0 && filled < blank + lacking(name, others)
  return new Set([...times].filter(isOfFew).map(([name]) => name))
}

function otherNames(row: JsonObject, name: string): string {
  return Object.keys(row)
    .filter((other) => other !== name)
    .sort()
    .join('\n')
}
