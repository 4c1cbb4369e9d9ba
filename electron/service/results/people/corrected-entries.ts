import { isObject, type JsonObject } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'

const DEEPEST = 20
/** Words for what was put in the place of an answer. */
const CORRECTED: ReadonlySet<string> = new Set(
  (
    'corrected correction corrige corrigee revised revise revisee override overridden amended amendment rectified ' +
    'rectifie rectifiee rectification edited modified modifie modifiee replacement remplacement'
  ).split(' '),
)
const MOST_WORDS = 2
const MOMENT = /^\d{4}-\d{2}-\d{2}/

interface Times {
  filled: number
  blank: number
  /** The names of the other fields of the entries that have such a field. */
  others: Set<string>
}

/**
 * The names of fields that hold, in fewer entries than not, what an answer was corrected to: `corrected: "No"` beside
 * `value: "Yes"`. What else such an entry tells does not stand any more. The entries without a correction may also lack the
 * field.
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

function saysCorrection(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length <= MOST_WORDS && words.some((word) => CORRECTED.has(word))
}

/**
 * Whether a value is what something in `row` was corrected to, and not only whether or when it was. It may be a map with a
 * field of the row (`answer: "Yes", revised: { answer: "No" }`).
 */
export function isCorrection(value: unknown, row: JsonObject): boolean {
  if (isObject(value))
    return Object.entries(value).some(([name, inner]) => Object.hasOwn(row, name) && isCorrection(inner, {}))
  if (typeof value === 'number') return true
  return typeof value === 'string' && value.trim() !== '' && !MOMENT.test(value)
}
