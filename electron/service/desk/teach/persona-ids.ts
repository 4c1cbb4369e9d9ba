import { asText, isObject } from '../../json/json-value.ts'
import { ID_NAMES, RESPONDENT_ID_NAMES } from '../../results/words/names.ts'
import type { Step } from '../tree-paths.ts'
import { pathText } from './path-text.ts'

/** Personas looked at: their ids differ from the start. */
const MOST = 300

/** Where the id of personas may stand, from each of them, the likeliest alone: undefined where nowhere. */
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
  // Further in, what differs from row to row may be words that somebody said.
  const best = told.find(isNamed) ?? (told[0] === keys[0] ? told[0] : undefined)
  return [best === undefined ? undefined : pathText([best], '@')]
}

/** Whether all rows have something there, short and different from all others. */
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
