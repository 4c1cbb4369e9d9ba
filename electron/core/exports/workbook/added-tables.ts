import { filterResults } from '../../../../shared/analysis/filter-results.ts'
import type { ResultsToExport } from '../export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from '../export-words.ts'
import { crossRows } from './cross-rows.ts'
import { decisionRows } from './decision-rows.ts'
import { numberRows } from './number-rows.ts'
import { quoteRows } from './quote-rows.ts'
import { tagRows } from './tag-rows.ts'
import type { SheetTable } from './workbook-sheet.ts'
import { WORKBOOK_WORDS } from './workbook-words.ts'

interface AddedTable extends SheetTable {
  name: string
  holds: string
  /** Whether the filter decides what is in it. */
  isFiltered: boolean
}

/**
 * The numbers given as answers, what items are broken down by, and what the person recorded: a table for each of these
 * that there is.
 */
export function addedTables(input: ResultsToExport, language: ExportLanguage): AddedTable[] {
  const { draft, results, filter, said } = input
  const own = WORKBOOK_WORDS[language]
  const shown = filterResults(filter, draft.questions, results, said)
  const source = { ...{ input, shown, language, own }, words: EXPORT_WORDS[language] }
  const crossed = crossRows(source)
  const tables = [
    { sheet: 'crossed', table: crossed, more: crossed && own.crossedBy(crossed.by.join('; ')) },
    { sheet: 'tags', table: tagRows(source), more: null },
    { sheet: 'quotes', table: quoteRows(source), more: null },
    { sheet: 'decisions', table: decisionRows(source), more: null },
  ] as const
  const numbers = numberRows(source)
  const first = numbers && { name: numbers.sheet[0], holds: numbers.sheet[1], isFiltered: true, ...numbers }
  const others = tables.flatMap(({ sheet, table, more }) => {
    if (!table) return []
    const [name, what] = own.sheets[sheet]
    const holds = more === null ? what : `${what}, ${more}`
    return [{ name, holds, isFiltered: sheet !== 'decisions', header: table.header, rows: table.rows }]
  })
  return [...(first ? [first] : []), ...others]
}
