import { isObject } from '../json/json-value.ts'
import { idText } from './id-values.ts'
import { kindsOf } from './name-words.ts'
import { statusOfWord } from './status-words.ts'

/** Parts of names that no title has, although their values may be texts. */
const NO_TITLE =
  /desc|comment|note|context|auteur|author|owner|propri|mail|lang|locale|message|par$|_by$|tag/i

/**
 * The title of each row where no field has a name of titles: the text, where each row consists of one alone; else the
 * only field in which any row has a text of words. Null where there is no such field, or more than one.
 */
export function onlyTitle(rows: readonly unknown[]): (string | null)[] {
  const alone = rows.map((row) => (isObject(row) ? Object.values(row) : []))
  const isAlone = alone.every(([text, ...others]) => isWords(text) && others.length === 0)
  if (isAlone) return alone.map(([text]) => String(text))
  const names = new Map<string, number>()
  for (const row of rows.filter(isObject))
    for (const [name, value] of Object.entries(row))
      if (isWords(value) && !NO_TITLE.test(name) && !kindsOf(name, 'survey').has('id'))
        names.set(name, (names.get(name) ?? 0) + 1)
  const [only, ...others] = [...names.keys()]
  if (only === undefined || others.length > 0) return rows.map(() => null)
  return rows.map((row) => {
    const value = isObject(row) ? row[only] : null
    return typeof value === 'string' && isWords(value) ? value : null
  })
}

function isWords(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 500 || !/\p{L}{2}/u.test(value)) return false
  const isBare = idText(value) !== null || /^\d|@|^https?:|^\//.test(value.trim())
  return !isBare && statusOfWord(value) === 'other'
}
