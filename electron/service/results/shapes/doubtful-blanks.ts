import { isObject } from '../../json/json-value.ts'
import { isReasonName } from '../words/missing-reasons.ts'
import { isMeta, QUESTION_NAMES } from '../words/names.ts'
import { isStandIn } from '../words/stand-in.ts'
import type { Cell, Gathered } from './gathered.ts'

const DEEPEST = 3
/**
 * What counts answers beside lists of them may be an answer in an entry of its own; the id of something else, such as
 * an option, may be the answer itself.
 */
const MAY_ANSWER = /^(n|total|.*count|.+_id)$/i
const REFERENCES: ReadonlySet<string> = new Set(QUESTION_NAMES.map((name) => name.toLowerCase()))

/**
 * The names of the fields of an answer's entry that hold a number, words or a list, with those of maps in it; without
 * the fields that refer to its item or usually surround answers.
 */
export function tellingFields(entry: unknown, used: ReadonlySet<string> = new Set(), depth = 0): string[] {
  if (!isObject(entry)) return []
  return Object.entries(entry).flatMap(([name, value]) => {
    if (used.has(name) || REFERENCES.has(name.toLowerCase())) return []
    if (isMeta(name) && !MAY_ANSWER.test(name)) return []
    if (isObject(value) && depth < DEEPEST)
      return tellingFields(value, used, depth + 1).map((inner) => `${name}.${inner}`)
    return tells(value) ? [name] : []
  })
}

function tells(value: unknown): boolean {
  if (typeof value === 'number') return true
  if (typeof value === 'string') return value.trim() !== '' && !isStandIn(value)
  return Array.isArray(value) && value.length > 0
}

/**
 * The answers without the blank ones beside which a field holds something that it never holds beside an answer: the
 * answer may be in that field, each kind of answer having one of its own. Also without those to an item that nobody has
 * answered where a field of the same entries says something: another field may be the place of that item.
 */
export function withoutDoubtfulBlanks(gathered: Gathered): Gathered {
  const isBlank = ({ values }: Cell): boolean => values.length === 0
  if (!gathered.cells.some((cell) => isBlank(cell) && cell.telling && cell.telling.length > 0))
    return gathered
  const besideAnswers = new Set(gathered.cells.flatMap((cell) => (isBlank(cell) ? [] : (cell.telling ?? []))))
  const answered = new Set(
    gathered.cells.flatMap((cell) => (cell.values.every(isNoAnswer) ? [] : [itemKey(cell)])),
  )
  const mayBeBlank = (cell: Cell): boolean => {
    const telling = cell.telling ?? []
    return (
      telling.every((name) => besideAnswers.has(name)) &&
      (telling.length === 0 || answered.has(itemKey(cell)))
    )
  }
  const cells = gathered.cells.filter((cell) => !isBlank(cell) || mayBeBlank(cell))
  return { ...gathered, cells }
}

function isNoAnswer(value: unknown): boolean {
  return typeof value === 'string' && (isStandIn(value) || isReasonName(value))
}

function itemKey({ question: { names, position, item } }: Cell): string {
  return JSON.stringify([names, position, item?.index])
}
