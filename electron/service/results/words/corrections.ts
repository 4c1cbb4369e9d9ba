import { isObject, type JsonObject } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'

/** Words for what was put in the place of an answer. */
const CORRECTED: ReadonlySet<string> = new Set(
  (
    'corrected correction corrige corrigee revised revise revisee override overridden amended amendment rectified ' +
    'rectifie rectifiee rectification edited modified modifie modifiee replacement remplacement'
  ).split(' '),
)
const MOST_WORDS = 2
const MOMENT = /^\d{4}-\d{2}-\d{2}/

/** Whether a name says that what it holds was put in the place of an answer. */
export function saysCorrection(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length <= MOST_WORDS && words.some((word) => CORRECTED.has(word))
}

/**
 * Whether a value is what something in `row` was corrected to, and not only whether or when it was. It may be a map
 * with a field of the row (`answer: "Yes", revised: { answer: "No" }`).
 */
export function isCorrection(value: unknown, row: JsonObject): boolean {
  if (isObject(value))
    return Object.entries(value).some(([name, inner]) => Object.hasOwn(row, name) && isCorrection(inner, {}))
  if (typeof value === 'number') return true
  return typeof value === 'string' && value.trim() !== '' && !MOMENT.test(value)
}
