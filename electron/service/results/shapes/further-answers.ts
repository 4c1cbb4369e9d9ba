import { isObject, type JsonObject } from '../../json/json-value.ts'
import { ANSWERS_NAMES, PERSONA_NAMES } from '../words/names.ts'
import { takeApart } from './answer-values.ts'

const ANSWERS: ReadonlySet<string> = new Set(ANSWERS_NAMES)
const PERSONA: ReadonlySet<string> = new Set(PERSONA_NAMES)

/** How items and options are recognised. */
export interface KnownItems {
  isQuestion(name: string): boolean
  isOption(text: string): boolean
  count: number
}

/**
 * The names of further lists and maps of a respondent's row that hold answers, such as those of another wave. They must
 * agree with the answers under the names `taken`, or it is unclear which are the respondent's.
 */
export function furtherAnswers(
  row: JsonObject,
  taken: readonly string[],
  { isQuestion, isOption, count }: KnownItems,
): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const lower = name.toLowerCase()
    if (taken.includes(name) || PERSONA.has(lower)) return []
    if (isObject(value)) return Object.keys(value).some(isQuestion) ? [name] : []
    if (!Array.isArray(value)) return []
    const namesItem = (entry: unknown): boolean =>
      isObject(entry) && takeApart(entry).names.some((own) => typeof own === 'string' && isQuestion(own))
    const isInOrder = count > 1 && value.length === count && value.every((one) => typeof one !== 'object')
    const saysOption = value.some((one) => typeof one === 'string' && isOption(one))
    return value.some(namesItem) || (isInOrder && (saysOption || ANSWERS.has(lower))) ? [name] : []
  })
}
