import { crc32, deflateRawSync } from 'node:zlib'
import { LONGEST_EXCEL_CELL } from '../../../../shared/exchange/limits.ts'
import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { SheetCell } from '../../../../shared/exchange/xlsform/write-cells.ts'
import {
  joinSheets,
  type PackedSheet,
  packSheet,
  type Sheet,
} from '../../../../shared/exchange/xlsform/write-workbook.ts'
import { NO_FILTER } from '../../../../shared/models/results-filter.ts'
import type { ResultsLayout } from '../../../../shared/models/results-layout.ts'
import { audienceWords } from '../../../../shared/personas/audience-words.ts'
import { commonHeads, hasFilter, type ResultsToExport } from '../export-table.ts'
import { EXPORT_WORDS, type ExportLanguage, type ExportWords } from '../export-words.ts'
import type { FileStep } from '../file-step.ts'
import { columnNumbers } from '../number-columns.ts'
import { type ResultsTable, resultsTable } from '../results-tables.ts'
import { addedTables } from './added-tables.ts'
import { WORKBOOK_WORDS } from './workbook-words.ts'

const TOOLS = { deflate: deflateRawSync, crc32 }

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

/** A sheet beside the first one: what the first one says of it, and the sheet itself. */
interface OtherSheet {
  name: string
  holds: string
  filter: Cell
  personasKept: Cell
  packed: PackedSheet
}

/**
 * Writes the filtered results as a workbook, in steps, since many answers take seconds: a
 * sheet that says what the answers are and where they come from, one for each layout with the rows of its CSV, and
 * those with what the person added and looked at, where there is any. What is the same for all rows stands in the first
 * sheet alone, but for the source: each row and each printed page says that the answers are synthetic.
 */
export function* workbookSteps(
  input: ResultsToExport,
  language: ExportLanguage,
): Generator<FileStep, ResultsWorkbook> {
  const { sheets: names, cut } = WORKBOOK_WORDS[language]
  const words = EXPORT_WORDS[language]
  const total = 2 * SHEETS.length + 1
  const layouts = new Map<ResultsLayout, OtherSheet>()
  let done = 0
  let cutTexts = 0
  let told: Origin = new Map()
  const pack = (sheet: Sheet) => packSheet(sheet, cut, TOOLS)
  const foot = (origin: Origin) => `${origin.get(words.source)} · ${words.notice}`
  for (const layout of SHEETS) {
    const table = resultsTable(input, layout, language)
    yield { done: ++done, total }
    const origin = originOf(table, language)
    if (layout === 'counts') told = origin
    const [name, holds] = names[layout]
    const rows = withSource(layoutRows(table, input, layout, language), origin, words)
    const packed = pack({
      ...{ name, rows, isHeaded: true, isFiltered: true, widths: widthsOf(rows), foot: foot(origin) },
      ...(BY_PERSONA.includes(layout) ? { keptColumns: 1 } : { isOnePageWide: true }),
    })
    layouts.set(layout, { ...{ name, holds, packed }, ...keptBy(origin, words) })
    // The same answer stands in several sheets.
    cutTexts = Math.max(cutTexts, longTexts(table))
    yield { done: ++done, total }
  }
  const added = addedTables(input, language).map((table): OtherSheet => {
    const { name, holds, isFiltered } = table
    const rows = withSource([table.header, ...table.rows], told, words)
    const packed = pack({
      ...{ name, rows, isHeaded: true, isFiltered: true, isOnePageWide: true },
      ...{ widths: widthsOf(rows), foot: foot(told) },
    })
    return { name, holds, packed, ...keptBy(isFiltered ? told : new Map(), words) }
  })
  const [counts, ...others] = [...layouts.values()]
  const sheets = [...(counts ? [counts] : []), ...added, ...others]
  const about = pack(aboutSheet(sheets, told, audienceWords(input.draft.audience, language), language))
  yield { done: ++done, total }
  return { content: joinSheets([about, ...sheets.map(({ packed }) => packed)], TOOLS), cutTexts }
}

/** What the workbook is: the run, what its answers are, and what each sheet holds of them. */
function aboutSheet(
  sheets: readonly OtherSheet[],
  origin: Origin,
  audience: { label: string; value: string },
  language: ExportLanguage,
): Sheet {
  const words = EXPORT_WORDS[language]
  const { about, sheet, holds } = WORKBOOK_WORDS[language]
  const fact = (head: string): SheetCell[] => [head, origin.get(head) ?? null]
  const rows: SheetCell[][] = [
    ...[words.survey, words.version, words.connection].map(fact),
    [words.date, new Date(String(origin.get(words.date)))],
    ...[words.runState, words.run, words.personasAsked, words.personasReceived].map(fact),
    [audience.label, audience.value],
    ...[words.reading, words.source, 'notice'].map(fact),
    [],
    [sheet, holds, words.filter, words.personasKept],
    ...sheets.map((each) => [each.name, each.holds, each.filter, each.personasKept]),
  ]
  return { name: about, rows, widths: WIDTHS.about, isWrapped: true, isOnePageWide: true }
}

function keptBy(origin: Origin, words: ExportWords): Pick<OtherSheet, 'filter' | 'personasKept'> {
  return {
    filter: origin.get(words.filter) ?? null,
    personasKept: origin.get(words.personasKept) ?? null,
  }
}

/** The rows with the source behind each; the first one holds the heads. */
function withSource(rows: readonly SheetCell[][], origin: Origin, { source }: ExportWords): SheetCell[][] {
  const said = origin.get(source) ?? null
  return rows.map((row, at) => [...row, at === 0 ? source : said])
}

/** The heads and rows of a layout, with numbers and percentages as such. */
function layoutRows(
  table: ResultsTable,
  input: ResultsToExport,
  layout: ResultsLayout,
  language: ExportLanguage,
): SheetCell[][] {
  // Whether a field holds numbers does not depend on the filter, so that sheets of one run can be joined.
  const all =
    hasFilter(input) && table.fields > 0
      ? resultsTable({ ...input, filter: NO_FILTER }, layout, language)
      : table
  const percentage = (cell: Cell, at: number): SheetCell =>
    at === table.percentages && typeof cell === 'number' ? { share: cell / 100, isMarked: false } : cell
  return [table.header, ...withNumbers(table, all).map((row) => row.map(percentage))]
}

function longTexts({ rows }: ResultsTable): number {
  return rows.flat().filter((cell) => typeof cell === 'string' && cell.length > LONGEST_EXCEL_CELL).length
}

type Origin = ReadonlyMap<string, Cell>

/** What is the same for all rows of a table, by the heads of the columns that a CSV has for it. */
function originOf({ origin }: ResultsTable, language: ExportLanguage): Origin {
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
function widthsOf(rows: readonly (readonly SheetCell[])[]): number[] {
  const seen = rows.slice(0, WIDTHS.rows)
  const { length } = rows[0] ?? []
  return Array.from({ length }, (_, at) => {
    const longest = Math.max(...seen.map((row) => lengthOf(row[at] ?? null)))
    return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + 2))
  })
}

/** How many characters a cell shows. */
function lengthOf(cell: SheetCell): number {
  return typeof cell === 'object' ? 0 : String(cell).length
}
