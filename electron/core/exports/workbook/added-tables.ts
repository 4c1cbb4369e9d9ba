import { filterResults } from '../../../../shared/analysis/filter-results.ts'
import type { ResultsToExport } from '../export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from '../export-words.ts'
import { crossRows } from './cross-rows.ts'
import { decisionRows } from './decision-rows.ts'
import { meanRows } from './mean-rows.ts'
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

interface NamedTable extends SheetTable {
  sheet: [name: string, holds: string]
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
  const named = ({ sheet: [name, holds], ...table }: NamedTable, more: string | null): AddedTable => {
    return { ...table, name, holds: withMore(holds, more), isFiltered: true }
  }
  const numbers = numberRows(source)
  const means = meanRows(source)
  const others = tables.flatMap(({ sheet, table, more }) => {
    if (!table) return []
    const [name, what] = own.sheets[sheet]
    return [
      {
        name,
        holds: withMore(what, more),
        isFiltered: sheet !== 'decisions',
        header: table.header,
        rows: table.rows,
      },
    ]
  })
  return [
    ...(numbers ? [named(numbers, null)] : []),
    ...(means ? [named(means, own.crossedBy(means.by.join('; ')))] : []),
    ...others,
  ]
}

function withMore(holds: string, more: string | null): string {
  return more === null ? holds : `${holds}, ${more}`
}
