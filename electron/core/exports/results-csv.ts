import { type Cell, toCsv } from '../../../shared/exchange/tables/csv.ts'
import type { CsvForm } from '../../../shared/models/csv-form.ts'
import type { ResultsLayout } from '../../../shared/models/results-layout.ts'
import { commonHeads, type ResultsToExport } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { resultsTable } from './results-tables.ts'

/** Writes the filtered results as CSV in one of the layouts, separated as `form` says. Every row has its origin. */
export function resultsCsv(
  input: ResultsToExport,
  layout: ResultsLayout,
  language: ExportLanguage,
  form: CsvForm = 'comma',
): string {
  const { header, rows, origin, percentages } = resultsTable(input, layout, language)
  const rounded = (cell: Cell, at: number) =>
    at === percentages && typeof cell === 'number' ? Math.round(cell * 10) / 10 : cell
  return toCsv(
    [...header, ...commonHeads(EXPORT_WORDS[language])],
    rows.map((row) => [...row.map(rounded), ...origin]),
    form,
  )
}
