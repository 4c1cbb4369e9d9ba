import { asText, isObject } from '../../json/json-value.ts'
import { ID_NAMES, RESPONDENT_ID_NAMES } from '../../results/words/names.ts'
import type { Step } from '../tree-paths.ts'
import { pathText } from './path-text.ts'

/** The most personas examined: their ids differ from the first ones on. */
const MOST = 300

/** The most likely path from each persona to its id, as the only entry; undefined as the entry where there is none. */
export function personaIds(people: unknown, { used }: { used: Step | null }): (string | undefined)[] {
  if (isObject(people)) return ['~']
  const rows: unknown[] = Array.isArray(people) ? people.slice(0, MOST) : []
  const [first] = rows
  const keys: Step[] = Array.isArray(first)
    ? [...first.keys()].filter((at) => typeof used !== 'number' || at < used)
    : isObject(first)
      ? Object.keys(first)
      : []
  const told = keys.filter((key) => key !== used && isDistinct(rows, key))
  const isNamed = (key: Step): boolean =>
    typeof key === 'string' && [...RESPONDENT_ID_NAMES, ...ID_NAMES].includes(key.toLowerCase())
  // In later fields, values that differ in each row may be what somebody answered.
  const best = told.find(isNamed) ?? (told[0] === keys[0] ? told[0] : undefined)
  return [best === undefined ? undefined : pathText([best], '@')]
}

/** Whether all rows have a short value there that differs from all others. */
function isDistinct(rows: readonly unknown[], key: Step): boolean {
  const values = rows.map((row) =>
    typeof row === 'object' && row !== null ? asText((row as Record<Step, unknown>)[key]) : null,
  )
  return (
    rows.length > 1 &&
    values.every((value) => value !== null && value.length <= 80) &&
    new Set(values).size === rows.length
  )
}
