import { crc32, deflateRawSync } from 'node:zlib'
import { LONGEST_EXCEL_CELL } from '../../../shared/exchange/limits.ts'
import type { Cell } from '../../../shared/exchange/tables/csv.ts'
import type { SheetCell } from '../../../shared/exchange/xlsform/write-cells.ts'
import { type Sheet, writeWorkbook } from '../../../shared/exchange/xlsform/write-workbook.ts'
import { NO_FILTER } from '../../../shared/models/results-filter.ts'
import type { ResultsLayout } from '../../../shared/models/results-layout.ts'
import { commonHeads, type ResultsToExport } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { columnNumbers } from './number-columns.ts'
import { type ResultsTable, resultsTable } from './results-tables.ts'
import { WORKBOOK_WORDS } from './workbook-words.ts'

/** The layouts in the order of their sheets, from what a person reads first to what a program reads. */
const SHEETS: readonly ResultsLayout[] = ['counts', 'respondents', 'long', 'codes', 'codebook']

/** The layouts with a row for each persona or answer: the persona stays in sight. */
const BY_PERSONA: readonly ResultsLayout[] = ['respondents', 'long', 'codes']

/** Widths of columns, in characters; and how many rows are looked at for them. */
const WIDTHS = { least: 8, most: 48, about: [24, 60, 60, 20], rows: 300 }

/** A workbook with the results in all layouts. */
export interface ResultsWorkbook {
  content: Uint8Array<ArrayBuffer>
  /** How many answers were cut, because a cell cannot hold them whole. */
  cutTexts: number
}

/**
 * Writes the filtered results as a workbook: a sheet that says what the answers are and where they come from, and one
 * for each layout with the rows of its CSV. What is the same for all rows stands in the first sheet alone, but for the
 * source: each row and each printed page says that the answers are synthetic.
 */
export function resultsWorkbook(input: ResultsToExport, language: ExportLanguage): ResultsWorkbook {
  const { sheets: names, cut } = WORKBOOK_WORDS[language]
  const { source, notice } = EXPORT_WORDS[language]
  const tables = SHEETS.map((layout) => ({ layout, table: resultsTable(input, layout, language) }))
  const told = (table: ResultsTable) => originOf(table, language)
  const isFiltered = input.filter.search !== '' || input.filter.groups.length > 0
  const unfiltered = (layout: ResultsLayout) =>
    resultsTable({ ...input, filter: NO_FILTER }, layout, language)
  const sheets = tables.map(({ layout, table }): Sheet => {
    const said = told(table).get(source) ?? null
    // Whether a field holds numbers does not depend on the filter, so that sheets of one run can be joined.
    const all = isFiltered && table.fields > 0 ? unfiltered(layout) : table
    const rows = [[...table.header, source], ...withNumbers(table, all).map((row) => [...row, said])]
    return {
      ...{
        name: names[layout][0],
        rows,
        isHeaded: true,
        isFiltered: true,
        widths: widthsOf(rows),
        foot: `${said} · ${notice}`,
      },
      ...(BY_PERSONA.includes(layout) ? { keptColumns: 1 } : { isOnePageWide: true }),
    }
  })
  const cutTexts = tables.map(
    ({ table }) =>
      table.rows.flat().filter((cell) => isText(cell) && cell.length > LONGEST_EXCEL_CELL).length,
  )
  return {
    content: writeWorkbook([aboutSheet(tables, language), ...sheets], cut, {
      deflate: deflateRawSync,
      crc32,
    }),
    // The same answer stands in several sheets.
    cutTexts: Math.max(...cutTexts),
  }
}

/** What the workbook is: the run, what its answers are, and what each sheet holds of them. */
function aboutSheet(
  tables: readonly { layout: ResultsLayout; table: ResultsTable }[],
  language: ExportLanguage,
): Sheet {
  const words = EXPORT_WORDS[language]
  const { about, sheet, holds, sheets } = WORKBOOK_WORDS[language]
  const [first] = tables
  const origin = first ? originOf(first.table, language) : new Map<string, Cell>()
  const fact = (head: string): SheetCell[] => [head, origin.get(head) ?? null]
  const rows: SheetCell[][] = [
    ...[words.survey, words.version, words.connection].map(fact),
    [words.date, new Date(String(origin.get(words.date)))],
    ...[words.runState, words.run, words.personasAsked, words.personasReceived].map(fact),
    ...[words.reading, words.source, 'notice'].map(fact),
    [],
    [sheet, holds, words.filter, words.personasKept],
    ...tables.map(({ layout, table }) => {
      const told = originOf(table, language)
      return [...sheets[layout], told.get(words.filter) ?? null, told.get(words.personasKept) ?? null]
    }),
  ]
  return { name: about, rows, widths: WIDTHS.about, isWrapped: true, isOnePageWide: true }
}

/** What is the same for all rows of a table, by the heads of the columns that a CSV has for it. */
function originOf({ origin }: ResultsTable, language: ExportLanguage): Map<string, Cell> {
  return new Map(commonHeads(EXPORT_WORDS[language]).map((head, at) => [head, origin[at] ?? null]))
}

/**
 * The rows with numbers instead of texts in the columns of personas' fields that hold nothing else in the table without
 * a filter.
 */
function withNumbers(table: ResultsTable, all: ResultsTable): Cell[][] {
  const columnOf = (table: ResultsTable, at: number) => table.rows.map((row) => row[at + 1] ?? null)
  const columns = Array.from({ length: table.fields }, (_, at) =>
    columnNumbers(columnOf(all, at)) === null ? null : (columnNumbers(columnOf(table, at)) ?? []),
  )
  return table.rows.map((row, place) =>
    row.map((cell, at) => {
      const numbers = columns[at - 1]
      return numbers ? (numbers[place] ?? null) : cell
    }),
  )
}

/** As wide as the longest text in a column, within limits. */
function widthsOf(rows: readonly (readonly Cell[])[]): number[] {
  const seen = rows.slice(0, WIDTHS.rows)
  const { length } = rows[0] ?? []
  return Array.from({ length }, (_, at) => {
    const longest = Math.max(...seen.map((row) => String(row[at] ?? '').length))
    return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + 2))
  })
}

function isText(cell: Cell): cell is string {
  return typeof cell === 'string'
}
