import type { ResultsToExport } from '../../electron/core/exports/export-table.ts'
import { savSteps } from '../../electron/core/exports/spss/results-sav.ts'
import { allSteps } from './all-steps.ts'
import { type ReadSav, readSav } from './read-sav.ts'

const AT = Date.UTC(2026, 0, 2)

/** The results as an SPSS file, read again, and what was cut in it. */
export function savOf(input: ResultsToExport, language: 'fr' | 'en' = 'en') {
  const { content, cut } = allSteps(savSteps(input, language, AT))
  return { ...readSav(content), cut }
}

/** The variable of that name with its values, a case each. */
export function variableOf({ variables, rows }: ReadSav, name: string) {
  const place = variables.findIndex((each) => each.name === name)
  return { ...variables[place], cells: rows.map((row) => row[place] ?? null) }
}
