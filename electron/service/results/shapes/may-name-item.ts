import { isMeta } from '../words/names.ts'
import { hintOf } from '../words/number-names.ts'
import { tellsWhich } from '../words/question-names.ts'

/** Of what stands around answers, these may be what an item is called. */
const NAMES: ReadonlySet<string> = new Set(['nom', 'name', 'title', 'titre', 'page', 'id', 'uuid', '_id'])

/**
 * The values of an entry's fields that may say in their own way which item the entry is about: texts and numbers that are
 * not understood. The entry's place in a list proves nothing unless they agree with it.
 */
export function mayNameItem(
  fields: readonly (readonly [name: string, value: unknown])[],
): (string | number)[] {
  return fields.flatMap(([name, value]): (string | number)[] => {
    if (isMeta(name) && !NAMES.has(name.toLowerCase())) return []
    if (typeof value === 'string') return value.trim() === '' ? [] : [value]
    return typeof value === 'number' && (hintOf(name) === null || tellsWhich(name)) ? [value] : []
  })
}
