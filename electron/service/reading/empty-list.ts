import { isObject } from '../json/json-value.ts'
import { isListedEmpty } from './listed-empty.ts'
import type { Subject } from './name-words.ts'

/** Lists deeper than this are part of something else. */
const DEEPEST = 3

/** What the list of an answer is usually called. */
const LIST_NAMES = [
  ...['items', 'results', 'data', 'records', 'rows', 'list', 'surveys', 'sessions'],
  ...['keys', 'api_keys', 'cles', 'members', 'membres', 'users'],
]

/**
 * Whether the `data` of an answer, in which no rows were recognised, is or holds an empty list, and no other list there
 * may be the one that is sought, under a name or in a form that was not recognised.
 */
export function isEmptyList(data: unknown, subject: Subject): boolean {
  if (!holdsList(data, (list) => list.length === 0)) return false
  return isListedEmpty(data, LIST_NAMES, subject) || !holdsList(data, (list) => list.some(isRow))
}

function holdsList(value: unknown, isSought: (list: readonly unknown[]) => boolean, depth = 0): boolean {
  if (Array.isArray(value)) return isSought(value)
  return (
    isObject(value) &&
    depth <= DEEPEST &&
    Object.values(value).some((each) => holdsList(each, isSought, depth + 1))
  )
}

function isRow(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
