import { isObject } from '../json/json-value.ts'
import { areIds, type RowList } from './find-rows.ts'
import { type IdClaim, idClaimsOf } from './id-claims.ts'
import type { Subject } from './name-words.ts'
import { chosenId } from './read-created-id.ts'

/**
 * The id of each row of a list; null where none is certain. A value that only looks like an id must be under the same
 * name in every row, and different in each.
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
  const fitting = claims.map((one) => one.filter(isColumn))
  const chosen = chosenInRows(fitting)
  if (keys === null || !areIds(keys)) return chosen
  const isNamed = fitting.some((one) => one.some(({ kind }) => kind !== 'nameless' && kind !== 'word'))
  if (isNamed) return chosen
  // The keys of a map are the ids of its rows, unless they only count the rows and something in the rows may be the id.
  return fitting.some((one) => one.length > 0) && isCounting(keys) ? keys.map(() => null) : [...keys]
}

/**
 * The id of each row. Where it is undecided in some row, the other rows keep theirs only under a name of ids: two
 * columns that compete may happen to be the same in a row.
 */
function chosenInRows(rows: readonly (readonly IdClaim[])[]): (string | null)[] {
  const chosen = rows.map((claims) => chosenId(claims))
  const isOpen = rows.some((claims, at) => claims.length > 0 && chosen[at] === null)
  const isNamed = (claims: readonly IdClaim[]) =>
    claims.some(({ kind }) => kind === 'own' || kind === 'plain')
  return isOpen ? chosen.map((id, at) => (isNamed(rows[at] ?? []) ? id : null)) : chosen
}

function isCounting(keys: readonly string[]): boolean {
  const first = Number(keys[0])
  return (first === 0 || first === 1) && keys.every((key, at) => Number(key) === first + at)
}
