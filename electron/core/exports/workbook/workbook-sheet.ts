import type { FilteredResults } from '../../../../shared/analysis/filter-results.ts'
import type { SheetCell } from '../../../../shared/exchange/xlsform/write-cells.ts'
import type { ResultsToExport } from '../export-table.ts'
import type { ExportLanguage, ExportWords } from '../export-words.ts'
import type { WorkbookWords } from './workbook-words.ts'

/** The rows of a sheet, before the source is put behind each. */
export interface SheetTable {
  header: string[]
  rows: SheetCell[][]
}

/** What the sheets are made of that no CSV has. */
export interface SheetSource {
  input: ResultsToExport
  shown: FilteredResults
  language: ExportLanguage
  words: ExportWords
  own: WorkbookWords
}

/** What there is to say of a row, in one cell; null where that is nothing. */
export function remarks(said: readonly (string | null)[], { and }: WorkbookWords): string | null {
  return said.filter((one) => one !== null).join(and) || null
}

/** A percentage of a base as a number that a spreadsheet shows as one; empty where the base is too small. */
export function shareCell(count: number, base: number, isWithheld: boolean): SheetCell {
  return isWithheld ? null : { share: count / base, isMarked: false }
}
