import { isObject } from '../json/json-value.ts'
import type { RowList } from './find-rows.ts'
import { type IdClaim, idClaimsOf } from './id-claims.ts'
import { idText, looksLikeId } from './id-values.ts'
import type { Subject } from './name-words.ts'
import { chosenId } from './read-created-id.ts'

/**
 * The id of each row of a list, null where it has none that is certain. What is only likely to be an id by its form must
 * stand under the same name in every row, and be another in each.
 */
export function rowIds({ rows, keys }: Pick<RowList, 'rows' | 'keys'>, subject: Subject): (string | null)[] {
  const claims = rows.map((row) => idClaimsOf(row, subject))
  const whole = rows.filter(isObject).length
  const columns = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  for (const { path, id } of claims.flat()) {
    columns.set(path, (columns.get(path) ?? new Set()).add(id))
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  const isColumn = ({ kind, path }: IdClaim): boolean =>
    kind === 'own' || kind === 'plain' || (counts.get(path) === whole && columns.get(path)?.size === whole)
  const chosen = claims.map((one) => chosenId(one.filter(isColumn)))
  if (keys === null || chosen.some((id, at) => id !== null && id !== keys[at])) return chosen
  const areIds = keys.every((key) => {
    const id = idText(key)
    return id !== null && looksLikeId(id)
  })
  // The names of a map's rows are their ids, unless something in the rows says otherwise.
  return areIds ? [...keys] : chosen
}
