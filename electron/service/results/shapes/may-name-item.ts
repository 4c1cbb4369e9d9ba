import { isMeta } from '../words/names.ts'
import { hintOf } from '../words/number-names.ts'
import { tellsWhich } from '../words/question-names.ts'

/** Fields around answers whose values may name an item. */
const NAMES: ReadonlySet<string> = new Set(['nom', 'name', 'title', 'titre', 'page', 'id', 'uuid', '_id'])

/**
 * The texts and numbers of an entry's fields that are not understood and may name the item in their own way. The
 * entry's place in a list counts only if it agrees with them.
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
