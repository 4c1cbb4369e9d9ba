import Papa from 'papaparse'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { GuardedSelect } from './guarded-select.ts'

/** A longer text is no table of a run: even with a hundred personas and a hundred items it would be far shorter. */
const LONGEST = 50_000_000

/** A copy of the payload in which each text that the recipe calls a table is a list of maps. */
export function withTables(data: unknown, { tables }: ResultsRecipe, select: GuardedSelect): unknown {
  let seen = data
  tables.forEach(({ path, separator }, at) => {
    for (const { value, location } of select(`results.tables[${at}].path`, path, seen)) {
      if (typeof value !== 'string' || value.length > LONGEST) continue
      const { data: rows } = Papa.parse<Record<string, string>>(value.trim(), {
        delimiter: separator,
        header: true,
        skipEmptyLines: 'greedy',
      })
      seen = replaced(seen, location, rows)
    }
  })
  return seen
}

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.with(Number(step), replaced(value[Number(step)], rest, by))
  const map = value as Readonly<Record<string, unknown>>
  return { ...map, [step]: replaced(map[String(step)], rest, by) }
}
