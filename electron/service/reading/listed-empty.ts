import { isObject, pick } from '../json/json-value.ts'
import { kindsOf, type Subject } from './name-words.ts'
import { statusOfWord } from './status-words.ts'

/**
 * Whether the list itself is there and has no rows, so that lists beside it are of something else: `{items: [],
 * templates: […]}`. Lists called after the records or after a status may hold them ("drafts").
 */
export function isListedEmpty(data: unknown, names: readonly string[], subject: Subject): boolean {
  const around = [data, pick(isObject(data) ? data : {}, ['data'])].filter(isObject)
  return around.some((map) => {
    const isEmpty = names.some((name) => {
      const list = pick(map, [name])
      return Array.isArray(list) && list.length === 0
    })
    const others = Object.entries(map).filter(([, value]) => Array.isArray(value) && value.some(isObject))
    const mayHold = (name: string): boolean =>
      names.includes(name.toLowerCase()) ||
      statusOfWord(name) !== 'other' ||
      kindsOf(name, subject).has('subject')
    return isEmpty && others.length > 0 && !others.some(([name]) => mayHold(name))
  })
}
