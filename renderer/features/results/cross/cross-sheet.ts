import type { CrossColumn } from '../../../../shared/analysis/cross-tabulate.ts'
import type { SheetCell } from '../../../../shared/exchange/xlsform/write-cells.ts'
import type { Sheet as WorkbookSheet } from '../../../../shared/exchange/xlsform/write-workbook.ts'
import { formatDecimal } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import type { Sheet } from '../../../lib/sheet-text.ts'
import type { CellMode } from './banner.ts'
import { type CrossCell, cellOf, isMarked, type ShownColumn } from './cross-cells.ts'

/** A cross-table as it leaves the page, also for a workbook. */
export interface CrossSheet extends Sheet {
  /** The same rows for a workbook: its shares are numbers. */
  cells: SheetCell[][]
}

interface SheetParts {
  rowsName: string
  rows: readonly string[]
  /** The lines under the rows: the base, then who gave no answer. */
  lines: readonly { label: string; of: (column: CrossColumn) => number }[]
  shown: readonly ShownColumn[]
  mode: CellMode
  language: Language
  notes: string[]
}

/** The table as text and numbers: percentages with one decimal in the language's way, counts as they are. */
export function crossSheet({ rowsName, rows, lines, shown, mode, language, notes }: SheetParts): CrossSheet {
  const colon = language === 'fr' ? '\u00A0: ' : ': '
  const tail = lines.map(({ label, of }) => [label, ...shown.map(({ column }) => of(column))])
  return {
    header: [
      rowsName,
      ...shown.map(({ variable, label }) => (variable === null ? label : `${variable}${colon}${label}`)),
    ],
    rows: [
      ...rows.map((label, at) => [label, ...shown.map((each) => cellText(cellOf(each, at, mode), language))]),
      ...tail,
    ],
    cells: [
      ...rows.map((label, at) => [label, ...shown.map((each) => sheetCell(cellOf(each, at, mode)))]),
      ...tail,
    ],
    notes,
  }
}

/** "18.4%", with the mark of a small base behind it; the count where a percentage is not shown. */
function cellText(cell: CrossCell, language: Language): string | number {
  const { count, base, isShare } = cell
  if (!isShare) return count
  const share = formatDecimal(base === 0 ? 0 : (100 * count) / base, language)
  // Spreadsheets take a share with a plain space for a number.
  return `${share}${language === 'fr' ? ' %' : '%'}${isMarked(cell) ? '†' : ''}`
}

function sheetCell(cell: CrossCell): SheetCell {
  const { count, base, isShare } = cell
  return isShare ? { share: base === 0 ? 0 : count / base, isMarked: isMarked(cell) } : count
}

/** The widths of columns in a workbook, in characters. */
const WIDTHS = { labels: 36, numbers: 16 }

/** The table as a sheet of a workbook, with the notes below. */
export function crossWorkbookSheet({ header, cells, notes }: CrossSheet, name: string): WorkbookSheet {
  return {
    ...{ name, isHeaded: true, keptColumns: 1, isOnePageWide: true, foot: notes.at(-1) ?? '' },
    rows: [header, ...cells, [], ...notes.map((note) => [note])],
    widths: header.map((_, at) => (at === 0 ? WIDTHS.labels : WIDTHS.numbers)),
  }
}
